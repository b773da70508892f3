/**
 * Measures the line chart beside uPlot, ECharts and Recharts, in one run of one browser, and prints times and
 * their ratios to uPlot, the fastest of them, as Markdown.
 *
 * Times are those the page's main thread spent computing, which other work on the machine hardly touches, and the
 * best of several rounds. Run: `node bench/charts/run.mjs [days …]`
 */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from '../../scripts/browser.mjs'
import { traceMainThread } from '../table/traceMainThread.mjs'

const contenders = ['uplot', 'ours', 'echarts', 'recharts']
const peers = contenders.slice(1)
const dayCounts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 30, 90]
const rounds = 5
/** Moves of the mouse across the plot. */
const moves = 20
const viewport = { width: 1280, height: 800 }

const server = await serve()
const browser = await chromium.launch(await launchOptions())
try {
  console.log(`Chromium ${browser.version()}, best of ${rounds}, ms of the main thread\n`)
  console.log(
    '| days | points | step | uPlot | ours | ECharts | Recharts | ours | ECharts | Recharts |',
  )
  console.log('|--:|--:|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const days of dayCounts) print(days, await measureAll(days))
} finally {
  await browser.close()
  await server.close()
}

async function serve() {
  const config = {
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@netportal/source', 'module', 'browser', 'development|production'] },
    build: { outDir: '../node_modules/.bench/charts', emptyOutDir: true },
    preview: { port: 0 },
  }
  await build(config)
  return preview(config)
}

/** Rounds go around the contenders, so that a slow moment of the machine hits all of them. */
async function measureAll(days) {
  const best = {}
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      for await (const [step, time] of measureOnce(contender, days)) {
        best[step] ??= {}
        best[step][contender] = Math.min(time, best[step][contender] ?? Number.POSITIVE_INFINITY)
      }
    }
  }
  return best
}

async function* measureOnce(contender, days) {
  const page = await browser.newPage({ locale: 'en-GB', viewport })
  await page.goto(server.resolvedUrls.local[0])
  await page.evaluate((days) => window.chartBench.makeSamples(days), days)
  const time = async (doIt) => (await traceMainThread(page, doIt)).total

  await page.evaluate((contender) => window.chartBench.warmUp(contender), contender)
  yield [
    'mount',
    await time(() => page.evaluate((name) => window.chartBench.mount(name), contender)),
  ]
  yield ['update', await time(() => page.evaluate(() => window.chartBench.update()))]
  await page.mouse.move(200, 200)
  yield ['a move of the mouse', (await time(() => moveAcross(page))) / moves]
  await page.close()
}

async function moveAcross(page) {
  for (let move = 0; move < moves; move++) await page.mouse.move(200 + move * 40, 200)
}

function print(days, best) {
  for (const [step, times] of Object.entries(best)) {
    const figures = contenders.map((name) => times[name].toFixed(2))
    const ratios = peers.map((name) => `${(times[name] / times.uplot).toFixed(2)}×`)
    const points = `2 × ${(days * 288).toLocaleString('en')}`
    console.log(`| ${[days, points, step, ...figures, ...ratios].join(' | ')} |`)
  }
}
