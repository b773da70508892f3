import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { themes } from 'storybook/theming'
import { useDocsGlobals } from './useDocsGlobals.ts'
import './docs.css'

/** A page of the catalogue, light or dark as the toolbar says. */
export function Container(props: ComponentProps<typeof DocsContainer>) {
  const { theme } = useDocsGlobals(props.context.channel)
  return <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light} />
}
