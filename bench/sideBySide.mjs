import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from '../scripts/browser.mjs'

const rounds = 5

/**
 * Builds the page of a folder here and opens a browser for it, until `measure` is done.
 * @param measure gets the browser and the page's address
 */
export async function withBrowser(folder, measure) {
  const server = await serve(folder)
  const browser = await chromium.launch(await launchOptions())
  try {
    console.log(`Chromium ${browser.version()}, best of ${rounds}, ms of the main thread\n`)
    await measure(browser, server.resolvedUrls.local[0])
  } finally {
    await browser.close()
    await server.close()
  }
}

async function serve(folder) {
  const config = {
    root: fileURLToPath(new URL(`${folder}/`, import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@netportal/source', 'module', 'browser', 'development|production'] },
    build: { outDir: `../node_modules/.bench/${folder}`, emptyOutDir: true },
    preview: { port: 0 },
  }
  await build(config)
  return preview(config)
}

/**
 * The best time of each step and contender. Rounds go around the contenders, so that a slow moment of the machine
 * hits all of them.
 * @param measureOnce yields a contender's steps, each with its milliseconds
 */
export async function bestTimes(contenders, measureOnce) {
  const best = {}
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      for await (const [step, time] of measureOnce(contender)) {
        best[step] ??= {}
        best[step][contender] = Math.min(time, best[step][contender] ?? Number.POSITIVE_INFINITY)
      }
    }
  }
  return best
}
