/**
 * Measures the line chart beside uPlot, ECharts and Recharts, in one run of one browser, and prints times and
 * their ratios to uPlot, the fastest of them, as Markdown.
 *
 * Times are those the page's main thread spent computing, which other work on the machine hardly touches, and the
 * best of several rounds. Run: `node bench/charts/run.mjs [days …]`
 */
import { bestTimes, withBrowser } from '../sideBySide.mjs'
import { traceMainThread } from '../traceMainThread.mjs'

const contenders = ['uplot', 'ours', 'echarts', 'recharts']
const peers = contenders.slice(1)
const dayCounts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 30, 90]
/** Moves of the mouse across the plot. */
const moves = 20
const viewport = { width: 1280, height: 800 }

await withBrowser('charts', async (browser, url) => {
  console.log(
    '| days | points | step | uPlot | ours | ECharts | Recharts | ours | ECharts | Recharts |',
  )
  console.log('|--:|--:|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const days of dayCounts) {
    print(
      days,
      await bestTimes(contenders, (contender) => measureOnce(browser, url, contender, days)),
    )
  }
})

async function* measureOnce(browser, url, contender, days) {
  const page = await browser.newPage({ locale: 'en-GB', viewport })
  await page.goto(url)
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
