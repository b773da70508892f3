'use client'

import { inSystemColors, type Theme, useForcedColors, useTheme } from '@netportal/ui'
import { createContext, use, useMemo } from 'react'

/** The theme that a chart on a page gives to its own parts. */
export const ChartTheme = createContext<Theme | null>(null)

/** Gives what a part of a chart is drawn with: what its chart says, otherwise the page's theme. */
export function useChartTheme(): Theme {
  const page = usePageTheme()
  return use(ChartTheme) ?? page
}

/** Gives what a chart on a page is drawn with: the theme, or the reader's own colours where they stand in for it. */
export function usePageTheme(): Theme {
  const theme = useTheme()
  const isForced = useForcedColors()
  return useMemo(() => (isForced ? inSystemColors(theme) : theme), [isForced, theme])
}
