'use client'

import { type ComponentProps, useImperativeHandle, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { ComponentStyles, themedClass } from './ComponentStyles.ts'
import { color } from './color.ts'
import { themedText } from './mixins.ts'
import type { Theme, ThemesByMedia } from './theme.ts'
import { ThemeContext, useThemeByMedia } from './themeContext.ts'
import { allVariables } from './variables.ts'

export interface ThemeRootProps extends ComponentProps<'div'> {
  /** `lightTheme`, `darkTheme`, or a product's own from `createTheme`. */
  theme: Theme
  /**
   * Themes that stand in for it by what the reader's system asks for, as media queries: right from the first paint
   * of a page from a server, with no script. The last that holds wins.
   * @example { '(prefers-color-scheme: dark)': darkTheme }
   */
  themeByMedia?: ThemesByMedia
}

/**
 * Gives everything within it a theme: around a page, or around a part of it that has another. It is a box with
 * the theme's ground, ink and type, and leaves the page around it and your own elements in it as they are. A page
 * that is made of this design system alone takes `DocumentStyles` too. The fonts come with
 * `@netportal/ui/fonts.css`.
 *
 * The theme's values are CSS variables in a class of the box: another theme draws nothing anew but what asks
 * `useTheme`.
 *
 * Styles of your own for the box go by `className`, or on an element around or within it: `styled(ThemeRoot)` does
 * not work, as styled-components takes the prop `theme` for its own.
 */
export function ThemeRoot({ theme, themeByMedia = none, className, ref, ...rest }: ThemeRootProps) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current)
  const current = useThemeByMedia(theme, themeByMedia)
  const variables = allVariables(theme, themeByMedia)
  const around = useMemo(() => ({ theme: current, variables, box }), [current, variables])
  return (
    <ThemeContext value={around}>
      <ComponentStyles />
      <Box
        {...rest}
        ref={box}
        className={className ? `${themedClass} ${className}` : themedClass}
        $variables={variables}
      />
    </ThemeContext>
  )
}

const none: ThemesByMedia = {}

const Box = styled.div<{ $variables: string }>`
  ${({ $variables }) => $variables}
  background: ${color('canvas')};
  ${themedText}
`
