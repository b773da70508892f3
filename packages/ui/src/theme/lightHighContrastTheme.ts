import { lightTheme } from './lightTheme.ts'
import type { Theme } from './theme.ts'

const { color, chart } = lightTheme
const { status } = color

/** Black on white: the light theme for readers who ask for more contrast. Text has 7:1 at least, parts of controls 4.5:1. */
export const lightHighContrastTheme: Theme = {
  ...lightTheme,
  color: {
    ...color,
    canvas: '#ffffff',
    surface: { ...color.surface, sunken: '#f4f3ef', selected: '#e6ebff' },
    line: { subtle: '#8a877d', base: '#63615a', control: '#3f3d38', ink: '#000000' },
    text: { base: '#000000', muted: '#2e3239', subtle: '#3a3e46', disabled: '#63676f' },
    accent: {
      base: '#1b3597',
      hover: '#142a7c',
      active: '#0d1f62',
      on: '#ffffff',
      text: '#1b3597',
      tint: '#e6ebff',
    },
    focus: '#1b3597',
    status: {
      good: { text: '#064a30', fill: '#0b6844', tint: '#e7f3ec', line: '#0b6844' },
      warning: { text: '#5e3200', fill: '#854700', tint: '#fbf0dc', line: '#854700' },
      critical: {
        text: '#86150e',
        fill: '#ae2118',
        tint: '#fcebe8',
        line: '#ae2118',
        solid: '#981d14',
        solidHover: '#7b150e',
        solidActive: '#5f0f09',
        on: '#ffffff',
      },
      noData: { text: '#2e3239', fill: '#4f545d', tint: status.noData.tint, line: '#4f545d' },
    },
    inverse: { ...color.inverse, surface: '#000000' },
    scrim: 'rgba(0, 0, 0, 0.7)',
  },
  chart: {
    ...chart,
    categorical: [
      '#1b3597',
      '#840074',
      '#1d6964',
      '#5c4427',
      '#5a3fb3',
      '#5c6400',
      '#3a3e46',
      '#4a1d29',
    ],
    grid: '#b9b6ac',
    axis: '#3f3d38',
    label: '#2e3239',
    crosshair: '#3a3e46',
  },
}
