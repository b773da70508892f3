import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { styledComponents } from '../scripts/libraryBuild.mjs'
import { docgenOptions, docgenTsconfig } from './docgen.ts'
import { itemTypesPlugin } from './docs/itemTypesPlugin.ts'
import { storySourcePlugin } from './source/storySourcePlugin.ts'

/** Tests read no page, and so do without what only pages need. */
const isTest = Boolean(process.env.VITEST)
const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    ...(isTest ? [] : ['./docs/pages/*.mdx']),
    '../packages/{ui,charts,portal}/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: {
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...docgenOptions,
      tsconfigPath: docgenTsconfig,
      include: ['packages/{ui,charts,portal}/src/**/*.tsx'],
      exclude: ['**/*.{stories,test}.tsx'],
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewAnnotations: (entries = []) => [
    ...entries,
    beside(isTest ? 'storyTests.ts' : 'docs/preview.tsx'),
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), ...(isTest ? [] : [storySourcePlugin(), itemTypesPlugin()])],
    // Told from the page around them, as published: the pages have no styles of a document.
    ...(!isTest && { oxc: { plugins: { styledComponents } } }),
    // Stories run from source: no library has to be built first.
    resolve: {
      ...vite.resolve,
      conditions: ['@netportal/source', 'module', 'browser', 'development|production'],
    },
  }),
}

export default config
