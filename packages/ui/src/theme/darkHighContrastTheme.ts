import { darkTheme } from './darkTheme.ts'
import type { Theme } from './theme.ts'

const { color, chart } = darkTheme
const { status } = color

/** White on black: the dark theme for readers who ask for more contrast. Text has 7:1 at least, parts of controls 4.5:1. */
export const darkHighContrastTheme: Theme = {
  ...darkTheme,
  color: {
    ...color,
    canvas: '#000000',
    surface: {
      base: '#0a0c0f',
      sunken: '#000000',
      raised: '#11151a',
      hover: '#1c2129',
      selected: '#16204a',
    },
    line: { subtle: '#717a87', base: '#939aa4', control: '#b0b4ba', ink: '#ffffff' },
    text: { base: '#ffffff', muted: '#d9dce0', subtle: '#c6cad0', disabled: '#939aa4' },
    accent: {
      base: '#a3b7ff',
      hover: '#bccaff',
      active: '#d5deff',
      on: '#000000',
      text: '#b7c6ff',
      tint: '#16204a',
    },
    focus: '#bccaff',
    status: {
      good: { text: '#7de3b6', fill: '#5fd3a1', tint: '#0b2018', line: '#5fd3a1' },
      warning: { text: '#ffcf80', fill: '#f2b857', tint: '#241a0c', line: '#f2b857' },
      critical: {
        ...status.critical,
        text: '#ffb3a9',
        fill: '#ff8a7b',
        tint: '#2a1213',
        line: '#ff8a7b',
        on: '#000000',
      },
      noData: { text: '#d9dce0', fill: '#b0b4ba', tint: '#181d24', line: '#b0b4ba' },
    },
    inverse: { ...color.inverse, surface: '#ffffff', text: '#000000' },
    scrim: 'rgba(0, 0, 0, 0.8)',
  },
  chart: {
    ...chart,
    categorical: [
      '#a3b7ff',
      '#ff7ab8',
      '#8ed7ef',
      '#c4ab78',
      '#b09cff',
      '#dfd97a',
      '#b0b4ba',
      '#f4b8c0',
    ],
    grid: '#4a525e',
    axis: '#b0b4ba',
    label: '#d9dce0',
    crosshair: '#c6cad0',
  },
}
