import type { Plugin } from 'vite'
import { itemTypes } from './itemTypes.ts'

const id = 'virtual:item-types'

/** Has the tables of types ready for the pages, as `virtual:item-types`. */
export function itemTypesPlugin(): Plugin {
  return {
    name: 'item-types',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(itemTypes())}` : undefined,
  }
}
