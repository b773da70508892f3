'use client'

import type { Formats } from '@netportal/format'
import { createContext } from 'react'

/** Texts of components, by the component's name. */
export type TextsByName = Readonly<Record<string, object | undefined>>

export interface Language {
  /** BCP 47 tag. */
  locale: string
  /** What stands in place of the components' English. */
  texts: TextsByName
  /** How the locale writes values; without a provider each component brings the English functions it needs. */
  formats?: Formats
}

/** English needs no provider, and costs nothing here: each component brings its own. */
export const TextContext = createContext<Language>({ locale: 'en', texts: {} })
