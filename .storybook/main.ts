import type { StorybookConfig } from '@storybook/react-vite'
import { docgenOptions, docgenTsconfig } from './docgen.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,charts,portal}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: {
    // Tests read no page.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...docgenOptions,
      tsconfigPath: docgenTsconfig,
      include: ['packages/{ui,charts,portal}/src/**/*.tsx'],
      exclude: ['**/*.{stories,test}.tsx'],
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Stories run from source: no library has to be built first.
    resolve: {
      ...vite.resolve,
      conditions: ['@netportal/source', 'module', 'browser', 'development|production'],
    },
  }),
}

export default config
