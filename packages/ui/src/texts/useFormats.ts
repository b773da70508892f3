'use client'

import type { Formats } from '@netportal/format'
import { useContext } from 'react'
import { TextContext } from './textContext.ts'

/** The BCP 47 tag of the language around a component. @returns 'en' without a `TextProvider` */
export function useLocale(): string {
  return useContext(TextContext).locale
}

/**
 * Finds how the language around a component writes values.
 * @param english functions of `@netportal/format` that are needed: they are used without a `TextProvider`, so that
 * nobody pays for other languages who does not have one
 * @returns functions that are the same while the language is, so that columns and series may depend on them
 */
export function useFormats<Name extends keyof Formats>(
  english: Pick<Formats, Name>,
): Pick<Formats, Name> {
  return useContext(TextContext).formats ?? english
}
