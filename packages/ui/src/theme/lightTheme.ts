import { measures } from './measures.ts'
import type { Theme } from './theme.ts'

/** Warm paper with blue-black ink. */
export const lightTheme: Theme = {
  colorScheme: 'light',
  color: {
    canvas: '#f6f5f1',
    surface: {
      base: '#ffffff',
      sunken: '#f0eee8',
      raised: '#ffffff',
      hover: '#f7f6f2',
      selected: '#edf0fc',
    },
    line: { subtle: '#e6e3db', base: '#d8d5cb', control: '#8a877d', ink: '#14181f' },
    text: { base: '#14181f', muted: '#4f545d', subtle: '#63676f', disabled: '#9b9a94' },
    accent: {
      base: '#2c4fd6',
      hover: '#2342b8',
      active: '#1b3597',
      on: '#ffffff',
      text: '#2a4bcb',
      tint: '#edf0fc',
    },
    focus: '#2c4fd6',
    status: {
      good: { text: '#0b6844', fill: '#178a5c', tint: '#e7f3ec', line: '#a9d5bf' },
      warning: { text: '#854700', fill: '#c07000', tint: '#fbf0dc', line: '#e8c88e' },
      critical: {
        text: '#ae2118',
        fill: '#d0382b',
        tint: '#fcebe8',
        line: '#efb9b1',
        solid: '#b8281d',
        solidHover: '#981d14',
        solidActive: '#7b150e',
        on: '#ffffff',
      },
      noData: { text: '#4f545d', fill: '#777b83', tint: '#efede7', line: '#cfccc2' },
    },
    inverse: {
      surface: '#14181f',
      text: '#ffffff',
      good: '#5fd3a1',
      warning: '#f0b64a',
      critical: '#ff9385',
    },
    scrim: 'rgba(20, 24, 31, 0.44)',
  },
  chart: {
    categorical: [
      '#2c4fd6',
      '#840074',
      '#449691',
      '#795d3c',
      '#8f78df',
      '#848f02',
      '#525864',
      '#4a1d29',
    ],
    grid: '#e6e3db',
    axis: '#8a877d',
    label: '#4f545d',
    crosshair: '#63676f',
    areaOpacity: 0.07,
  },
  shadow: {
    menu: '0 4px 16px rgba(20, 24, 31, 0.12)',
    modal: '0 16px 48px rgba(20, 24, 31, 0.2)',
  },
  ...measures,
}
