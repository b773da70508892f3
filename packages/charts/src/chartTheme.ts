'use client'

import { inSystemColors, useForcedColors, useTheme } from '@netportal/ui'
import { createContext, use, useMemo } from 'react'
import type { PlotTheme } from './text/measureText.ts'
import { usePageMeasure } from './text/usePageMeasure.ts'

/** The theme that a chart on a page gives to its own parts. */
export const ChartTheme = createContext<PlotTheme | null>(null)

/** Gives what a part of a chart is drawn with: what its chart says, otherwise the page's theme. */
export function useChartTheme(): PlotTheme {
  const page = usePageTheme()
  return use(ChartTheme) ?? page
}

/**
 * Gives what a chart on a page is drawn with: the theme, or the reader's own colours where they stand in for it,
 * and the widths of the face that the page shows.
 */
export function usePageTheme(): PlotTheme {
  const theme = useTheme()
  const isForced = useForcedColors()
  const measure = usePageMeasure(theme.font.sans)
  return useMemo(
    () => ({ ...(isForced ? inSystemColors(theme) : theme), measure }),
    [isForced, theme, measure],
  )
}
