import { isolatedParts } from '@netportal/format'
import type { ReactNode } from 'react'

/**
 * Draws a text, the names that `isolate` of `@netportal/format` has marked in it as `bdi` elements: so that none
 * of its characters is copied with them. A text without such a name stays what it is.
 */
export function isolatedText(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const parts = isolatedParts(text)
  if (parts.every(({ isIsolated }) => !isIsolated)) return text
  return parts.map(({ text, isIsolated }, place) => {
    const Part = isIsolated ? 'bdi' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place in the sentence
    return <Part key={place}>{text}</Part>
  })
}
