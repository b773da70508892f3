import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openCustomer, secondsSince } from './customer.mjs'

const reports = 3
/** A lease lasts 30 s; the rest is for a machine that is busy. */
const patienceSeconds = 90

/** Kills the server while it draws a report that others wait behind, and then stops it in the middle of one. */
export async function killed({ folder, settings, say }) {
  const customer = await openCustomer(settings)
  try {
    const taskIds = []
    for (let number = 0; number < reports; number++) taskIds.push(await customer.startReport('pdf'))
    const hit = await customer.untilState(taskIds[0], 'STARTED')
    const killedAt = Date.now()
    await customer.killAndStart()
    const ends = []
    for (const taskId of taskIds) ends.push(await customer.untilState(taskId, 'SUCCESS'))
    say(`all ${reports} reports were there ${secondsSince(killedAt)} s after the kill`)
    const found = await inspect(customer, folder, ends)
    const seconds = secondsSince(killedAt)

    const stopped = await customer.startReport('pdf')
    const stoppedIn = await customer.untilState(stopped, 'STARTED')
    const { code, seconds: stopSeconds } = await customer.stop()
    const startedAt = Date.now()
    await customer.start()
    const end = await customer.untilState(stopped, 'SUCCESS')
    say(
      `stopped in ${stopSeconds} s; the report was there ${secondsSince(startedAt)} s after the next start`,
    )
    return [
      { text: 'the kill came in the middle of a report', isRight: hit.state === 'STARTED' },
      { text: `${found.lost} of ${reports} reports lost`, isRight: found.lost === 0 },
      { text: `${found.doubled} rows or files doubled`, isRight: found.doubled === 0 },
      { text: `all was right within ${patienceSeconds} s`, isRight: seconds <= patienceSeconds },
      {
        text: 'told to stop in the middle of a report, it ends in time, and the report is made',
        isRight: stoppedIn.state === 'STARTED' && code === 0 && end.state === 'SUCCESS',
      },
    ]
  } finally {
    customer.close()
  }
}

/** Opens each report's file, and counts rows and files, which must be no more. */
async function inspect(customer, folder, ends) {
  let lost = 0
  for (const { state, result } of ends) {
    const file = state === 'SUCCESS' ? Buffer.from(await customer.download(result)) : null
    if (file === null || !file.subarray(-8).includes('%%EOF')) lost++
  }
  const rows = (await customer.history()).length
  const files = readdirSync(join(folder, 'reports')).length
  return { lost, doubled: Math.max(rows, files) - ends.length }
}
