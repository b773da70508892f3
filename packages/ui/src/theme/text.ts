import type { TextStyleName } from './theme.ts'
import { variable } from './variables.ts'

/** Sets one style of the type scale. */
export function text(name: TextStyleName): string {
  const of = (part: string) => variable(`text.${name}.${part}`)
  const family = name === 'mono' ? `font-family:${variable('font.mono')};` : ''
  return `${family}font-size:${of('size')};line-height:${of('line')};font-weight:${of('weight')};letter-spacing:${of('tracking')};`
}
