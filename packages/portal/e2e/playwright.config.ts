import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../../scripts/browser.mjs'
import type { PortalOptions } from './portal.ts'

/** They take longer than all others: every report and every export is made and read. */
const fileJourneys = ['reportFiles.spec.ts', 'ssidExports.spec.ts']

/** Journeys that see every kind of page once more as with an API that keeps to the specification: a minute of them. */
const plainJourneys = ['slice.spec.ts', 'location.spec.ts']

/** Journeys in real Chromium against the production build, served by the built server under its own CSP. */
export default defineConfig<PortalOptions>({
  testDir: '.',
  projects: [
    { name: 'journeys', testIgnore: fileJourneys },
    { name: 'plain', testMatch: plainJourneys, use: { extras: 'hidden' } },
    { name: 'files', testMatch: fileJourneys },
  ],
  outputDir: '../../../.reports/e2e',
  fullyParallel: false,
  // Each has a server of its own.
  workers: Math.min(2, availableParallelism()),
  // A loaded machine takes far longer than the default half minute.
  timeout: 300_000,
  forbidOnly: Boolean(process.env.CI),
  // A loaded machine takes far longer than the default five seconds.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]],
  use: {
    launchOptions: await launchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
