/**
 * Measures the table beside a hand-written one and TanStack Table's own row models, in one run of one browser,
 * and prints the best times and their ratios to the hand-written one as Markdown. The best of several rounds is the
 * one that other work on the machine has disturbed least.
 * Run: `node bench/table/run.mjs [rows …]`
 */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from '../../scripts/browser.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const contenders = ['floor', 'ours', 'tanstack']
const counts =
  process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 10_000, 100_000]
const rounds = 7

const server = await serve()
const browser = await chromium.launch(await launchOptions())
try {
  console.log(`${browser.browserType().name()} ${browser.version()}, best of ${rounds}, ms\n`)
  console.log(
    '| rows | step | hand-written | ours | TanStack models | ours ÷ hand-written | TanStack ÷ hand-written |',
  )
  console.log('|--:|---|--:|--:|--:|--:|--:|')
  for (const count of counts) print(count, await measureAll(count))
} finally {
  await browser.close()
  await server.close()
}

async function serve() {
  const config = {
    root,
    logLevel: 'error',
    configFile: false,
    resolve: { conditions: ['@netportal/source', 'module', 'browser', 'development|production'] },
  }
  await build({ ...config, build: { outDir: 'node_modules/.bench', emptyOutDir: true } })
  return preview({ ...config, build: { outDir: 'node_modules/.bench' }, preview: { port: 0 } })
}

/** Rounds go around the contenders, so that a slow moment of the machine hits all of them. */
async function measureAll(count) {
  const times = {}
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      const steps = await measureOnce(contender, count)
      for (const [step, time] of Object.entries(steps)) {
        times[step] ??= {}
        times[step][contender] ??= []
        times[step][contender].push(time)
      }
    }
  }
  return times
}

async function measureOnce(contender, count) {
  const page = await browser.newPage()
  try {
    await page.goto(server.resolvedUrls.local[0])
    return await page.evaluate(
      async ({ contender, count }) => {
        const { bench } = window
        bench.makeRows(count)
        const steps = {}
        steps.mount = bench.mount(contender)
        steps['first letter, at once'] = bench.type('a')
        bench.type('')
        await bench.idle()
        steps['first letter'] = bench.type('l')
        steps['next letter'] = bench.type('lo')
        bench.type('')
        steps['sort text'] = bench.sort('Name')
        steps['sort text again'] = bench.sort('Name')
        steps['sort numbers'] = bench.sort('Clients')
        const { total, longest } = await bench.save()
        steps['save CSV'] = total
        steps['save CSV, longest stop'] = longest
        return steps
      },
      { contender, count },
    )
  } finally {
    await page.close()
  }
}

function print(count, times) {
  for (const [step, byContender] of Object.entries(times)) {
    const [floor, ours, tanstack] = contenders.map((contender) =>
      Math.min(...byContender[contender]),
    )
    const figures = [floor, ours, tanstack].map((time) => time.toFixed(1))
    const ratios = [ours / floor, tanstack / floor].map((ratio) => `${ratio.toFixed(2)}×`)
    console.log(`| ${[count.toLocaleString('en'), step, ...figures, ...ratios].join(' | ')} |`)
  }
}
