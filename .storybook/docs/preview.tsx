import type { Preview } from '@storybook/react-vite'
import { liveSource } from '../source/liveSource.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { Container } from './Container.tsx'

/** What only the pages need: tests do without. */
const preview: Preview = {
  parameters: {
    docs: { page: ComponentPage, container: Container, source: { transform: liveSource } },
  },
}

export default preview
