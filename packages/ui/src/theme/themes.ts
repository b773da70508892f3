/** The themes as plain values, for what draws without a page: no component comes along. */
export { darkTheme } from './darkTheme.ts'
export { lightTheme } from './lightTheme.ts'
