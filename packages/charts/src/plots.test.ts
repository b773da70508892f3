import { fileURLToPath } from 'node:url'
import { chromium, type LaunchOptions } from 'playwright'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { renderPlots } from './testing/renderPlots.tsx'

const browserModule = new URL('../../../scripts/browser.mjs', import.meta.url).href
const entry = fileURLToPath(new URL('testing/renderPlots.tsx', import.meta.url))

/** Renders the plots in Chromium. */
async function renderInBrowser(): Promise<unknown> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@netportal/source', 'module', 'browser'] },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'plots' } },
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  const { launchOptions }: { launchOptions: () => Promise<LaunchOptions> } = await import(
    browserModule
  )
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' })
    return await page.evaluate(`${chunk?.code};plots.renderPlots()`)
  } finally {
    await browser.close()
  }
}

test('a plot is the same markup in Node and in Chromium, whatever the zone and language', async () => {
  expect('document' in globalThis).toBe(false)
  expect(await renderInBrowser()).toEqual(renderPlots())
}, 120_000)
