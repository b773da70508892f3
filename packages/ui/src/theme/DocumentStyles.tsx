'use client'

import { use, useLayoutEffect } from 'react'
import { firstPaintProperties } from './firstPaintProperties.ts'
import { GlobalStyle, PageVariables } from './GlobalStyle.ts'
import { ThemeContext } from './themeContext.ts'

/**
 * Styles a whole page as the design system has it: reset, ground, type, links, focus ring. Once, within the
 * outermost `ThemeRoot`, where the page is yours. Not in a page that has styles of its own: the components do
 * without.
 */
export function DocumentStyles() {
  const around = use(ThemeContext)
  // Once the real style is there, what `colorSchemeScript` set inline would only outlive a toggle.
  useLayoutEffect(() => {
    for (const property of firstPaintProperties) {
      document.documentElement.style.removeProperty(property)
    }
  }, [])
  return (
    around && (
      <>
        <PageVariables $variables={around.variables} />
        <GlobalStyle />
      </>
    )
  )
}
