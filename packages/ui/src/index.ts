export { type ColorPath, color, colorOf } from './theme/color.ts'
export {
  colorSchemeScript,
  parseColorScheme,
  readColorScheme,
  storeColorScheme,
} from './theme/colorScheme.ts'
export { createTheme, type ThemeOverrides } from './theme/createTheme.ts'
export { darkTheme } from './theme/darkTheme.ts'
export { lightTheme } from './theme/lightTheme.ts'
export { media } from './theme/media.ts'
export {
  border,
  breakpoint,
  container,
  fontWeight,
  iconSize,
  motion,
  radius,
  rem,
  size,
  space,
  z,
} from './theme/scales.ts'
export { ThemeRoot, type ThemeRootProps } from './theme/ThemeRoot.tsx'
export { type TextStyleName, text, textStyles } from './theme/text.ts'
export type { ColorScheme, Theme, ThemeChart, ThemeColor } from './theme/theme.ts'
