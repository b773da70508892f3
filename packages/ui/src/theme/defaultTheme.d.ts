/**
 * Types the theme of styled-components within this repository. It is not published: a product may have a theme
 * of its own there, and two declarations of one interface would have to agree.
 */
import type { Theme } from './theme.ts'

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}
