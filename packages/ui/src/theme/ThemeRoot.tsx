'use client'

import { LucideProvider } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { ThemeProvider } from 'styled-components'
import { firstPaintProperties } from './colorScheme.ts'
import { GlobalStyle } from './GlobalStyle.ts'
import { iconSize } from './scales.ts'
import type { Theme } from './theme.ts'

export interface ThemeRootProps {
  /** `lightTheme`, `darkTheme`, or a product's own from `createTheme`. */
  theme: Theme
  children?: ReactNode
}

/**
 * Gives a page its theme, global style and icon line: once, around everything. The fonts come with
 * `@netportal/ui/fonts.css`.
 */
export function ThemeRoot({ theme, children }: ThemeRootProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <FirstPaintHandover />
      <LucideProvider size={iconSize.md} strokeWidth={1.75}>
        {children}
      </LucideProvider>
    </ThemeProvider>
  )
}

/** Once the real style is there, what `colorSchemeScript` set inline would only outlive a toggle. */
function FirstPaintHandover() {
  useLayoutEffect(() => {
    for (const property of firstPaintProperties) {
      document.documentElement.style.removeProperty(property)
    }
  }, [])
  return null
}
