/** A font as a data URL in base64: Vite does it by itself, and the package's build makes a module of it. */
declare module '*.woff?inline' {
  const dataUrl: string
  export default dataUrl
}
