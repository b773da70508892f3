'use client'

import { useSyncExternalStore } from 'react'
import { media } from './media.ts'
import type { Theme } from './theme.ts'

/** Tells whether the reader's own colours stand in for the theme's (Windows contrast themes); follows a change. */
export function useForcedColors(): boolean {
  return useSyncExternalStore(subscribe, areColorsForced, () => false)
}

const query = media.forcedColors.replace('@media ', '')

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

function areColorsForced(): boolean {
  return matchMedia(query).matches
}

/**
 * Puts the reader's own colours into what a chart is drawn with: browsers leave drawings as they are. For a
 * page alone, as a file has no such colours. Dashes and patterns then tell apart what colours do not.
 */
export function inSystemColors(theme: Theme): Theme {
  const { color, chart } = theme
  return {
    ...theme,
    color: { ...color, surface: { ...color.surface, base: 'Canvas' } },
    chart: {
      ...chart,
      categorical: [...four('CanvasText'), ...four('LinkText')],
      grid: 'GrayText',
      axis: 'CanvasText',
      label: 'CanvasText',
      crosshair: 'CanvasText',
    },
  }
}

function four(color: string): [string, string, string, string] {
  return [color, color, color, color]
}
