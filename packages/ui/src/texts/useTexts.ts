'use client'

import { useContext, useMemo } from 'react'
import { TextContext } from './textContext.ts'

/** Texts that a component is given; what is left out stays as it is. */
export type GivenTexts<Texts> = { readonly [Key in keyof Texts]?: Texts[Key] | undefined }

/**
 * Finds the texts of a component: its own props first, then the `TextProvider` around it, then English.
 * @param name of the component: its texts stand under it in a catalogue
 * @param english all its texts
 * @param own texts that it is given as props
 * @returns the same object while these are the same, so that columns and series may depend on it
 */
export function useTexts<Texts extends object>(
  name: string,
  english: Texts,
  own?: GivenTexts<Texts>,
): Texts {
  const provided: GivenTexts<Texts> | undefined = useContext(TextContext).texts[name]
  return useMemo(() => {
    const texts = { ...english }
    for (const key in texts) texts[key] = own?.[key] ?? provided?.[key] ?? english[key]
    return texts
  }, [english, own, provided])
}
