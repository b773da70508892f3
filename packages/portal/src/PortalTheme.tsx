import { DocumentStyles, ThemeRoot } from '@netportal/ui'
import type { ReactNode } from 'react'
import { useShownTheme } from './shell/themeChoice.ts'

/** Gives the page the theme that its reader has chosen. A change draws none of its children anew. */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot {...useShownTheme()}>
      <DocumentStyles />
      {children}
    </ThemeRoot>
  )
}
