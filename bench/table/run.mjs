/**
 * Measures the table beside a hand-written one and TanStack Table's own row models, in one run of one browser,
 * and prints times and their ratios to the hand-written one as Markdown.
 *
 * Times are those the page's main thread spent computing, which other work on the machine hardly touches, and the
 * best of several rounds. Run: `node bench/table/run.mjs [rows …]`
 */
import { bestTimes, withBrowser } from '../sideBySide.mjs'
import { traceMainThread } from '../traceMainThread.mjs'

const contenders = ['floor', 'ours', 'tanstack']
const counts =
  process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 10_000, 100_000]
/** Long enough for whatever a table does while nobody touches it. */
const idleMs = 1_500
/** Nobody draws more rows at once. */
const mostOnOnePage = 1_000
const rowsFound = {}

await withBrowser('table', async (browser, url) => {
  console.log('| rows | step | hand-written | ours | TanStack | ours | TanStack |')
  console.log('|--:|---|--:|--:|--:|--:|--:|')
  for (const count of counts) {
    print(
      count,
      await bestTimes(contenders, (contender) => measureOnce(browser, url, contender, count)),
    )
  }
})

async function* measureOnce(browser, url, contender, count) {
  if (count === counts[0]) yield* measureFirst(browser, url, contender, count)
  const page = await openPage(browser, url, contender, count)
  yield ['mount', (await time(page, 'mount', contender)).total]
  await page.waitForTimeout(idleMs)
  yield ['first letter', (await time(page, 'type', 'l')).total]
  yield ['next letter', (await time(page, 'type', 'lo')).total]
  await expectSameRows(page, count)
  await time(page, 'type', '')
  yield ['sort text', (await time(page, 'sortBy', 'Name')).total]
  yield ['sort text again', (await time(page, 'sortBy', 'Name')).total]
  yield ['sort numbers', (await time(page, 'sortBy', 'Clients')).total]
  const { total, longest } = await time(page, 'save')
  yield ['save CSV', total]
  yield ['save CSV, longest stop', longest]
  await page.close()
  if (count <= mostOnOnePage) yield* measureAllOnOnePage(browser, url, contender, count)
}

/** What the first table of a page takes, and before it the page itself. */
async function* measureFirst(browser, url, contender, count) {
  const page = await browser.newPage()
  await page.goto(url)
  await page.evaluate((count) => window.bench.makeRows(count), count)
  yield ['theme of the page, once', (await time(page, 'open', contender)).total]
  yield ['mount the first table', (await time(page, 'mount', contender)).total]
  await page.close()
}

/** What happens around a table that shows all its rows. */
async function* measureAllOnOnePage(browser, url, contender, count) {
  const page = await openPage(browser, url, contender, count)
  yield ['all on one page: mount', (await time(page, 'mountAll', contender)).total]
  await page.waitForTimeout(idleMs)
  yield ["all on one page: a parent's render", (await time(page, 'rerender')).total]
  yield ['all on one page: switch the theme', (await time(page, 'switchTheme')).total]
  await page.close()
}

/** Opens a page with the rows made, and with what comes once for a page behind it. */
async function openPage(browser, url, contender, count) {
  const page = await browser.newPage()
  await page.goto(url)
  await page.evaluate((count) => window.bench.makeRows(count), count)
  await page.evaluate((contender) => window.bench.open(contender), contender)
  await page.evaluate((contender) => window.bench.warmUp(contender), contender)
  return page
}

function time(page, name, argument) {
  return traceMainThread(page, () =>
    page.evaluate(({ name, argument }) => window.bench[name](argument), { name, argument }),
  )
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
