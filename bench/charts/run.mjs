/**
 * Measures the line chart beside uPlot, ECharts and Recharts, in one run of one browser, and prints times and
 * their ratios to uPlot, the fastest of them, as Markdown: to uPlot drawing what we draw, and to uPlot at its best, with
 * solid lines. Mounting is measured twice: as the first thing that a page does, and after a small chart has been drawn.
 *
 * Times are those the page's main thread spent computing, which other work on the machine hardly touches, and the
 * best of several rounds. Run: `node bench/charts/run.mjs [days …]`
 */
import { bestTimes, withBrowser } from '../sideBySide.mjs'
import { traceMainThread } from '../traceMainThread.mjs'

const contenders = ['uplot', 'uplotSolid', 'ours', 'echarts', 'recharts']
const ratios = [
  ['ours', 'uplot'],
  ['ours', 'uplotSolid'],
  ['echarts', 'uplot'],
  ['recharts', 'uplot'],
]
const dayCounts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 30, 90]
/** Moves of the mouse across the plot. */
const moves = 20
const viewport = { width: 1280, height: 800 }

await withBrowser('charts', async (browser, url) => {
  console.log(
    '| days | points | step | uPlot | solid | ours | ECharts | Recharts | ours | to solid | ECharts | Recharts |',
  )
  console.log('|--:|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const days of dayCounts) {
    print(
      days,
      await bestTimes(contenders, (contender) => measureOnce(browser, url, contender, days)),
    )
  }
})

async function* measureOnce(browser, url, contender, days) {
  const time = async (page, doIt) => (await traceMainThread(page, doIt)).total
  const mount = (page) => page.evaluate((name) => window.chartBench.mount(name), contender)

  const coldPage = await openPage(browser, url, days)
  yield ['mount, cold page', await time(coldPage, () => mount(coldPage))]
  await coldPage.close()

  const page = await openPage(browser, url, days)
  await page.evaluate((contender) => window.chartBench.warmUp(contender), contender)
  yield ['mount', await time(page, () => mount(page))]
  yield ['update', await time(page, () => page.evaluate(() => window.chartBench.update()))]
  await page.mouse.move(200, 200)
  yield ['a move of the mouse', (await time(page, () => moveAcross(page))) / moves]
  await page.close()
}

async function openPage(browser, url, days) {
  const page = await browser.newPage({ locale: 'en-GB', viewport })
  await page.goto(url)
  await page.evaluate((days) => window.chartBench.makeSamples(days), days)
  return page
}

async function moveAcross(page) {
  for (let move = 0; move < moves; move++) await page.mouse.move(200 + move * 40, 200)
}

function print(days, best) {
  for (const [step, times] of Object.entries(best)) {
    const figures = contenders.map((name) => times[name].toFixed(2))
    const compared = ratios.map(([name, to]) => `${(times[name] / times[to]).toFixed(2)}×`)
    const points = `2 × ${(days * 288).toLocaleString('en')}`
    console.log(`| ${[days, points, step, ...figures, ...compared].join(' | ')} |`)
  }
}
