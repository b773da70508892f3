/**
 * The themes as plain values, and what makes a product's own of them, for what draws without a page and for the
 * settings of a build: no component comes along.
 */
export type { ContrastPair } from './contrast.ts'
export { contrastFailures, contrastPairs, contrastRatio } from './contrast.ts'
export type { Density, ThemeOverrides } from './createTheme.ts'
export { createTheme } from './createTheme.ts'
export { darkHighContrastTheme } from './darkHighContrastTheme.ts'
export { darkTheme } from './darkTheme.ts'
export { lightHighContrastTheme } from './lightHighContrastTheme.ts'
export { lightTheme } from './lightTheme.ts'
export type { Theme, ThemesByMedia } from './theme.ts'
