/** The themes as plain values, for what draws without a page: no component comes along. */
export { darkHighContrastTheme } from './darkHighContrastTheme.ts'
export { darkTheme } from './darkTheme.ts'
export { lightHighContrastTheme } from './lightHighContrastTheme.ts'
export { lightTheme } from './lightTheme.ts'
