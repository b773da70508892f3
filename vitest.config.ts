import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from './scripts/browser.mjs'
import { styledComponents } from './scripts/libraryBuild.mjs'

const launch = await launchOptions()

/** By default one processor is left free: on a machine of two the tests would wait for one. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/**
 * For projects whose files can share what they import, in a worker or a page of the browser: half of their time went
 * into importing it anew for each. No test of theirs mocks a module, and what one changes it puts back.
 */
const shared = { isolate: false }

/** Real Chromium, the same for every suite. A function: each project needs an instance of its own. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: launch,
    contextOptions: {
      deviceScaleFactor: 1,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      // A page that is smaller than the viewport a test asks for would show it scaled down.
      viewport: { width: 1280, height: 4000 },
    },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
})

const browserSetup = ['scripts/emptyPage.ts', 'scripts/patience.ts']

/** Workspace packages are tested from source, without building them first. */
const source = {
  resolve: { conditions: ['@netportal/source', 'module', 'browser', 'development|production'] },
}
const nodeSource = {
  resolve: { conditions: ['@netportal/source'] },
  ssr: {
    resolve: { conditions: ['@netportal/source', 'module', 'node', 'development|production'] },
  },
}
/** As Node finds modules, which knows no 'module': what stands under that is for bundlers alone. */
const serverSource = {
  ...nodeSource,
  ssr: { resolve: { conditions: ['@netportal/source', 'node', 'development|production'] } },
}

/** Every story with its play function and axe, in light and, as it stands then, in dark. */
const stories: TestProjectInlineConfiguration = {
  ...source,
  plugins: [react(), storybookTest({ configDir: '.storybook', tags: { exclude: ['no-test'] } })],
  optimizeDeps: { include: ['@storybook/addon-a11y/preview'] },
  test: {
    name: 'stories',
    maxWorkers,
    ...shared,
    browser: browser(),
    testTimeout: 60_000,
    setupFiles: browserSetup,
  },
}

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        ...nodeSource,
        test: {
          name: 'unit',
          ...shared,
          // No test is slow; a machine may be.
          testTimeout: 60_000,
          include: [
            'packages/{format,contract,ui,charts,portal}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        ...serverSource,
        test: {
          name: 'server',
          ...shared,
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: 'packages/server/src/testing/globalSetup.ts',
          setupFiles: ['scripts/patience.ts'],
          // The demo is filled in one.
          hookTimeout: 180_000,
          testTimeout: 60_000,
        },
      },
      {
        ...source,
        // As published: a component is tested without the styles of a document.
        oxc: { plugins: { styledComponents } },
        plugins: [react()],
        test: {
          name: 'browser',
          maxWorkers,
          ...shared,
          include: ['packages/{ui,charts,portal}/src/**/*.test.tsx'],
          browser: browser(),
          testTimeout: 60_000,
          setupFiles: browserSetup,
          // As what `vi` waits for.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      stories,
      {
        ...source,
        oxc: { plugins: { styledComponents } },
        plugins: [react()],
        test: {
          name: 'adapted',
          maxWorkers,
          include: ['.storybook/adapted/*.test.tsx'],
          browser: browser(),
          testTimeout: 60_000,
          setupFiles: browserSetup,
        },
      },
      {
        ...source,
        plugins: [react()],
        test: {
          name: 'layout',
          maxWorkers,
          include: ['.storybook/layout/*.test.tsx'],
          browser: browser(),
          testTimeout: 60_000,
          setupFiles: browserSetup,
        },
      },
      {
        ...source,
        plugins: [react()],
        define: { isUpdating: process.argv.includes('--update') },
        // A window within a test asks for it, where nobody looks for imports beforehand.
        optimizeDeps: { include: ['react-dom', 'react-dom/client'] },
        test: {
          name: 'visual',
          maxWorkers,
          include: ['.storybook/visual/*.test.tsx'],
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // The first picture of a browser on a loaded machine took longer than the default five seconds.
                timeout: 30_000,
                // pixelmatch leaves out anti-aliased pixels by default: a radius that is 1 px off
                // passed. That radius measures 0.47 here, what two equal runs differ by at most 0.023.
                comparatorOptions: { threshold: 0.05, includeAA: true, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ root, arg, ext }) =>
                  `${root}/.storybook/visual/pictures/${arg}${ext}`,
              },
            },
          },
          setupFiles: [...browserSetup, '.storybook/visual/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
