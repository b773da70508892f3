import { measures } from './measures.ts'
import type { Theme } from './theme.ts'

/** Blue-black ink with paper-coloured text. */
export const darkTheme: Theme = {
  colorScheme: 'dark',
  color: {
    canvas: '#0e1115',
    surface: {
      base: '#161a20',
      sunken: '#11151a',
      raised: '#1b2028',
      hover: '#1c2129',
      selected: '#1b2444',
    },
    line: { subtle: '#232932', base: '#2f3742', control: '#717a87', ink: '#edebe4' },
    text: { base: '#edebe4', muted: '#b0b4ba', subtle: '#939aa4', disabled: '#5f6670' },
    accent: {
      base: '#8aa4ff',
      hover: '#a3b7ff',
      active: '#bccaff',
      on: '#0d1230',
      text: '#9db2ff',
      tint: '#1b2444',
    },
    focus: '#a3b7ff',
    status: {
      good: { text: '#5fd3a1', fill: '#3fbf8a', tint: '#11281f', line: '#235040' },
      warning: { text: '#f2b857', fill: '#e3a12f', tint: '#2d2212', line: '#5c461f' },
      critical: {
        text: '#ff9385',
        fill: '#f2604f',
        tint: '#34191a',
        line: '#6d2f2b',
        solid: '#ff8a7b',
        solidHover: '#ffa195',
        solidActive: '#ffb9b0',
        on: '#2a0b08',
      },
      noData: { text: '#b0b4ba', fill: '#8b929c', tint: '#1f252d', line: '#3a424d' },
    },
    inverse: {
      surface: '#edebe4',
      text: '#161a20',
      good: '#0b6844',
      warning: '#8a5200',
      critical: '#ae2118',
    },
    scrim: 'rgba(4, 6, 9, 0.64)',
  },
  chart: {
    categorical: [
      '#8aa4ff',
      '#e34992',
      '#8ed7ef',
      '#9a8354',
      '#8b6ce8',
      '#dfd97a',
      '#9199a5',
      '#f4b8c0',
    ],
    grid: '#262d36',
    axis: '#717a87',
    label: '#b0b4ba',
    crosshair: '#939aa4',
    areaOpacity: 0.1,
  },
  shadow: {
    menu: '0 4px 16px rgba(0, 0, 0, 0.48)',
    modal: '0 16px 48px rgba(0, 0, 0, 0.6)',
  },
  ...measures,
}
