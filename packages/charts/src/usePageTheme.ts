import { inSystemColors, useForcedColors } from '@netportal/ui'
import { useMemo } from 'react'
import { useTheme } from 'styled-components'

/** Gives what a chart on a page is drawn with: the theme, or the reader's own colours where they stand in for it. */
export function usePageTheme(): ReturnType<typeof useTheme> {
  const theme = useTheme()
  const isForced = useForcedColors()
  return useMemo(() => (isForced ? inSystemColors(theme) : theme), [isForced, theme])
}
