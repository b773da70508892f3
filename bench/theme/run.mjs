/**
 * Measures what a switch of the theme costs a page that shows a long table at once, and what a render of the
 * table's parent does, beside a hand-written table whose colours are variables in a class.
 *
 * Times are those the page's main thread spent computing, the best of several rounds.
 * Run: `node bench/theme/run.mjs [rows]`
 */
import { bestTimes, withBrowser } from '../sideBySide.mjs'
import { traceMainThread } from '../traceMainThread.mjs'

const count = Number(process.argv[2] ?? 1_000)

await withBrowser('theme', async (browser, url) => {
  console.log('| rows | step | hand-written | ours | ours |')
  console.log('|--:|---|--:|--:|--:|')
  const best = await bestTimes(['floor', 'ours'], (contender) =>
    measureOnce(browser, url, contender),
  )
  for (const [step, { floor, ours }] of Object.entries(best)) {
    const figures = [floor, ours].map((time) => time?.toFixed(1) ?? '')
    const ratio = floor === undefined ? '' : `${(ours / floor).toFixed(2)}×`
    console.log(`| ${[count.toLocaleString('en'), step, ...figures, ratio].join(' | ')} |`)
  }
})

async function* measureOnce(browser, url, contender) {
  const page = await browser.newPage()
  await page.goto(url)
  const time = async (name) => {
    let rendering = 0
    const { total } = await traceMainThread(page, async () => {
      rendering = await page.evaluate((name) => window.bench[name](), name)
    })
    return { total, rendering }
  }

  await page.evaluate(({ contender, count }) => window.bench.mount(contender, count), {
    contender,
    count,
  })
  // What comes once for a page, such as the styles of the other theme, is not what is measured.
  await time('darken')
  await time('lighten')
  const switched = await time('darken')
  yield ['theme switch', switched.total]
  yield ['theme switch, of it React', switched.rendering]
  if (contender === 'ours') {
    const parent = await time('renderParent')
    yield ['render of the parent', parent.total]
    yield ['render of the parent, of it React', parent.rendering]
  }
  await page.close()
}
