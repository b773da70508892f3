'use client'

import { createFormats, type Formats } from '@netportal/format'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { type Language, TextContext, type TextsByName } from './textContext.ts'
import type { UiTexts } from './uiTexts.ts'

/**
 * Texts of components by the component's name; those that are left out stay as they are. `UiTexts` has them
 * all; other packages' components, and your own that ask `useTexts`, stand beside them.
 */
export type TextCatalogue = TextsByName & {
  readonly [Name in keyof UiTexts]?: Partial<UiTexts[Name]>
}

/** A catalogue, or a function that makes one with what a language has for numbers, dates and plurals. */
export type TextSource = TextCatalogue | ((formats: Formats) => TextCatalogue)

export interface TextProviderProps {
  /** BCP 47 tag of the language in which numbers and dates are written and texts are sorted. @default that around it */
  locale?: string | undefined
  /** Texts in that language; of two for the same place the later one counts. @default those around it */
  texts?: TextSource | readonly TextSource[] | undefined
  /** The page, or a part of it that speaks another language. */
  children: ReactNode
}

/**
 * Gives every component within it a language: its texts, and how numbers and dates are written and texts sorted.
 * English needs none. One within another adds to it, or begins anew where it has another locale. A component's
 * own props come before it. It does not set `lang` and `dir`, which belong on your own element. Not for the
 * texts of one component: its own props.
 */
export function TextProvider({ locale, texts = none, children }: TextProviderProps) {
  const around = useContext(TextContext)
  const sources = useSameList([texts].flat())
  const language = useMemo(() => join(around, locale, sources), [around, locale, sources])
  return <TextContext value={language}>{children}</TextContext>
}

/** Keeps a list for as long as the same is in it: it may be written where it is given. */
function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(list)
  if (kept.length === list.length && kept.every((item, place) => item === list[place])) return kept
  keep(list)
  return list
}

const none: readonly TextSource[] = []

function join(around: Language, locale = around.locale, sources: readonly TextSource[]): Language {
  const formats = createFormats(locale)
  const texts: Record<string, object | undefined> =
    locale === around.locale ? { ...around.texts } : {}
  for (const source of sources) {
    const catalogue = typeof source === 'function' ? source(formats) : source
    for (const [name, own] of Object.entries(catalogue)) texts[name] = { ...texts[name], ...own }
  }
  return { locale, formats, texts }
}
