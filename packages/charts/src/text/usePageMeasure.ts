'use client'

import { useSyncExternalStore } from 'react'
import { measureText, type TextFont, type TextMeasure, wordSpacingEm } from './measureText.ts'
import { isOurFace } from './ourFace.ts'

/**
 * Gives the widths of a page's texts as the browser shows them, anew when a font of the page has come.
 * @param family CSS font-family list
 * @returns the same function while the widths are the same; undefined for the face of our themes, which has a
 * table of its own and needs no font to be loaded
 */
export function usePageMeasure(family: string): TextMeasure | undefined {
  return useSyncExternalStore(
    onFontsLoaded,
    () => (isOurFace(family) ? undefined : measureOf(family)),
    () => undefined,
  )
}

/** By font-family list; all charts of a page share them. */
const measures = new Map<string, TextMeasure>()

function onFontsLoaded(onChange: () => void): () => void {
  const renew = () => {
    measures.clear()
    onChange()
  }
  document.fonts.addEventListener('loadingdone', renew)
  return () => document.fonts.removeEventListener('loadingdone', renew)
}

function measureOf(family: string): TextMeasure {
  const measure = measures.get(family) ?? pageMeasure(family)
  measures.set(family, measure)
  return measure
}

/** Measured large, so that no rounding shows. */
const measuredPx = 100

/** Texts of axes come again with each step of a zoom; of more than these all are forgotten. */
const mostTexts = 2_000

/** Digits are set in equal width: each takes as much as the widest. */
function pageMeasure(family: string): TextMeasure {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return measureText
  const widthOf = (text: string, weight: TextFont['weight']) => {
    context.font = `${weight} ${measuredPx}px ${family}`
    const spaces = text.split(' ').length - 1
    return context.measureText(text).width / measuredPx + spaces * wordSpacingEm
  }
  const widest = (weight: TextFont['weight']) =>
    [...'0123456789'].reduce((a, b) => (widthOf(b, weight) > widthOf(a, weight) ? b : a))
  const digits = { 400: widest(400), 600: widest(600) }
  const known = new Map<string, number>()
  return (text, { sizePx, weight }) => {
    const key = `${weight}${text}`
    const width = known.get(key) ?? widthOf(text.replace(/\d/g, digits[weight]), weight)
    if (known.size >= mostTexts) known.clear()
    known.set(key, width)
    return width * sizePx
  }
}
