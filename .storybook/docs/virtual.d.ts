declare module 'virtual:item-types' {
  const types: Record<string, import('./itemTypes.ts').ItemType>
  export default types
}
