/** A font as a data URL in base64: Vite does it by itself, the package's build by a plugin. */
declare module '*.woff?inline' {
  const dataUrl: string
  export default dataUrl
}
