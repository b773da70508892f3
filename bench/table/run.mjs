/**
 * Measures the table beside a hand-written one and TanStack Table's own row models, in one run of one browser,
 * and prints times and their ratios to the hand-written one as Markdown.
 *
 * Times are those the page's main thread spent computing, which other work on the machine hardly touches, and the
 * best of several rounds. Run: `node bench/table/run.mjs [rows …]`
 */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from '../../scripts/browser.mjs'
import { traceMainThread } from './traceMainThread.mjs'

const contenders = ['floor', 'ours', 'tanstack']
const counts =
  process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 10_000, 100_000]
const rounds = 5
/** Long enough for whatever a table does while nobody touches it. */
const idleMs = 1_500
const rowsFound = {}

const server = await serve()
const browser = await chromium.launch(await launchOptions())
try {
  console.log(`Chromium ${browser.version()}, best of ${rounds}, ms of the main thread\n`)
  console.log('| rows | step | hand-written | ours | TanStack | ours | TanStack |')
  console.log('|--:|---|--:|--:|--:|--:|--:|')
  for (const count of counts) print(count, await measureAll(count))
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
    build: { outDir: '../node_modules/.bench/table', emptyOutDir: true },
    preview: { port: 0 },
  }
  await build(config)
  return preview(config)
}

/** Rounds go around the contenders, so that a slow moment of the machine hits all of them. */
async function measureAll(count) {
  const best = {}
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      for await (const [step, time] of measureOnce(contender, count)) {
        best[step] ??= {}
        best[step][contender] = Math.min(time, best[step][contender] ?? Number.POSITIVE_INFINITY)
      }
    }
  }
  return best
}

async function* measureOnce(contender, count) {
  const page = await browser.newPage()
  await page.goto(server.resolvedUrls.local[0])
  await page.evaluate((count) => window.bench.makeRows(count), count)
  const time = (name, argument) =>
    traceMainThread(page, () =>
      page.evaluate(({ name, argument }) => window.bench[name](argument), { name, argument }),
    )

  await page.evaluate((contender) => window.bench.warmUp(contender), contender)
  yield ['mount', (await time('mount', contender)).total]
  await page.waitForTimeout(idleMs)
  yield ['first letter', (await time('type', 'l')).total]
  yield ['next letter', (await time('type', 'lo')).total]
  await expectSameRows(page, count)
  await time('type', '')
  yield ['sort text', (await time('sortBy', 'Name')).total]
  yield ['sort text again', (await time('sortBy', 'Name')).total]
  yield ['sort numbers', (await time('sortBy', 'Clients')).total]
  const { total, longest } = await time('save')
  yield ['save CSV', total]
  yield ['save CSV, longest stop', longest]
  await page.close()
}

/** Speed counts for nothing where the rows are wrong. */
async function expectSameRows(page, count) {
  const rows = await page.evaluate(() => window.bench.shown())
  rowsFound[count] ??= rows
  if (rows !== rowsFound[count]) throw new Error(`Other rows were found: ${rows}`)
}

function print(count, best) {
  for (const [step, { floor, ours, tanstack }] of Object.entries(best)) {
    const figures = [floor, ours, tanstack].map((time) => time.toFixed(1))
    const ratios = [ours, tanstack].map((time) => `${(time / floor).toFixed(2)}×`)
    console.log(`| ${[count.toLocaleString('en'), step, ...figures, ...ratios].join(' | ')} |`)
  }
}
