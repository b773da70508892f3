/**
 * Adds up what the main thread of a page computes while something is done.
 * @param page a page of Playwright, in Chromium
 * @returns milliseconds: of all tasks, and of the longest, during which the page could not answer
 */
export async function traceMainThread(page, doIt) {
  const session = await page.context().newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  })
  await doIt()
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isComplete
  await session.detach()

  const isOfPage = threadsNamed(events, 'CrRendererMain')
  const times = events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && isOfPage(event))
    .map((event) => (event.tdur ?? 0) / 1000)
  return { total: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) }
}

function threadsNamed(events, name) {
  const id = ({ pid, tid }) => `${pid}:${tid}`
  const named = events.filter((event) => event.name === 'thread_name' && event.args.name === name)
  const ids = new Set(named.map(id))
  return (event) => ids.has(id(event))
}
