import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../../scripts/browser.mjs'
import type { PortalOptions } from './portal.ts'

const dataFolder = join(tmpdir(), `netportal-e2e-${process.pid}`)
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }))

/**
 * They take the longest: every report and every export is made and read, every page is read in four zones, and every
 * page again with an API that says no more than it must. A schedule that is run by hand or edited by two is tested in
 * parts by quicker suites.
 */
const longJourneys = [
  'foreignApi.spec.ts',
  'reportFiles.spec.ts',
  'runNow.spec.ts',
  'ssidExports.spec.ts',
  'twoPeople.spec.ts',
  'viewerZones.spec.ts',
]

/** Journeys that see every kind of page once more as with an API that keeps to the specification. */
const plainJourneys = ['slice.spec.ts', 'location.spec.ts']

/** Journeys in real Chromium against the production build, served by the built server under its own CSP. */
export default defineConfig<PortalOptions>({
  testDir: '.',
  projects: [
    { name: 'journeys', testIgnore: longJourneys },
    { name: 'plain', testMatch: plainJourneys, use: { extras: 'hidden' } },
    { name: 'long', testMatch: longJourneys },
  ],
  outputDir: '../../../.reports/e2e',
  fullyParallel: false,
  workers: 1,
  // A loaded machine takes far longer than the default half minute.
  timeout: 300_000,
  forbidOnly: Boolean(process.env.CI),
  // A loaded machine takes longer than the default five seconds.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]],
  use: {
    // The server takes any free port and says which.
    baseURL: `http://127.0.0.1:${process.env.PORTAL_PORT}`,
    launchOptions: await launchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node packages/server/dist/main.js',
    cwd: '../../..',
    wait: { stdout: /The portal is at http:\/\/localhost:(?<portal_port>\d+)/ },
    env: {
      DEMO: '1',
      PORT: '0',
      DATA_DIR: dataFolder,
      // Journeys say where they come from.
      TRUST_PROXY: 'loopback',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})
