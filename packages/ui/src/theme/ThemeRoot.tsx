'use client'

import type { ComponentProps } from 'react'
import { styled, ThemeProvider } from 'styled-components'
import { ComponentStyles, themedClass } from './ComponentStyles.ts'
import { color } from './color.ts'
import { themedText } from './mixins.ts'
import type { Theme } from './theme.ts'

export interface ThemeRootProps extends ComponentProps<'div'> {
  /** `lightTheme`, `darkTheme`, or a product's own from `createTheme`. */
  theme: Theme
}

/**
 * Gives everything within it a theme: around a page, or around a part of it that has another. It is a box with
 * the theme's ground, ink and type, and leaves the page around it and your own elements in it as they are. A page
 * that is made of this design system alone takes `DocumentStyles` too. The fonts come with
 * `@netportal/ui/fonts.css`.
 */
export function ThemeRoot({ theme, className, ...rest }: ThemeRootProps) {
  return (
    <ThemeProvider theme={theme}>
      <ComponentStyles />
      <Box {...rest} className={className ? `${themedClass} ${className}` : themedClass} />
    </ThemeProvider>
  )
}

const Box = styled.div`
  background: ${color('canvas')};
  ${themedText}
`
