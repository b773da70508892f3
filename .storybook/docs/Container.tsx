import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { themes } from 'storybook/theming'
import { useDocsGlobals } from './useDocsGlobals.ts'
import './docs.css'

/** A page of the catalogue, light or dark as the toolbar says. */
export function Container(props: ComponentProps<typeof DocsContainer>) {
  const { theme } = useDocsGlobals(props.context.channel)
  const scheme = theme === 'dark' ? 'dark' : 'light'
  return (
    <DocsContainer {...props} theme={themes[scheme]}>
      <div className="np-page" data-theme={scheme}>
        {props.children}
      </div>
    </DocsContainer>
  )
}
