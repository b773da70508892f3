'use client'

import { useContext } from 'react'
import { TextContext } from './textContext.ts'

/** Texts that a component is given; what is left out stays as it is. */
export type GivenTexts<Texts> = { readonly [Key in keyof Texts]?: Texts[Key] | undefined }

/**
 * Finds the texts of a component: its own props first, then the `TextProvider` around it, then English.
 * @param name of the component: its texts stand under it in a catalogue
 * @param english all its texts
 * @param own texts that it is given as props
 */
export function useTexts<Texts extends object>(
  name: string,
  english: Texts,
  own: GivenTexts<Texts> = {},
): Texts {
  const provided: GivenTexts<Texts> = useContext(TextContext).texts[name] ?? {}
  const texts = { ...english }
  for (const key in texts) texts[key] = own[key] ?? provided[key] ?? english[key]
  return texts
}
