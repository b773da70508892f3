import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCustomer, secondsSince } from './customer.mjs'

const filler = 'filler'
const noRoom = 'There is no room for the file of the report.'

/** Fills the disk that reports are written to, and makes room again while one of them waits. */
export async function fullDisk({ folder, settings, say }) {
  const disk = join(folder, 'reports')
  mkdirSync(disk)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
  if (status !== 0) {
    say('SKIPPED: a small disk cannot be mounted here (it takes root).')
    return []
  }
  let customer = null
  try {
    customer = await openCustomer(settings)
    return await fillAndFree(customer, disk, say)
  } finally {
    customer?.close()
    // A process that is just being killed may hold it for a moment.
    spawnSync('umount', ['--lazy', disk])
  }
}

async function fillAndFree(customer, disk, say) {
  fill(disk)
  const startedAt = Date.now()
  const refused = await customer.untilState(await customer.startReport('csv'), 'FAILURE')
  say(`given up with its reason after ${secondsSince(startedAt)} s`)
  const leftBehind = readdirSync(disk).filter((name) => name !== filler)
  const saysReady = await customer.isReady()

  const taskId = await customer.startReport('csv')
  const waiting = await customer.untilState(taskId, 'RETRY')
  rmSync(join(disk, filler))
  const freedAt = Date.now()
  const made = await customer.untilState(taskId, 'SUCCESS')
  say(`room again: the report that waited was there after ${secondsSince(freedAt)} s`)
  const saysReadyAgain = await customer.isReady()
  const file = made.state === 'SUCCESS' ? await customer.download(made.result) : new ArrayBuffer(0)
  return [
    {
      text: `a report without room fails and says: ${refused.result}`,
      isRight: refused.state === 'FAILURE' && refused.result === noRoom,
    },
    { text: `${leftBehind.length} files half-written`, isRight: leftBehind.length === 0 },
    {
      text: 'the server answers, and says that it is not ready until there is room',
      isRight: !saysReady && saysReadyAgain,
    },
    {
      text: 'a report that waited for room is made',
      isRight: waiting.state === 'RETRY' && file.byteLength > 0,
    },
  ]
}

/** Writes until nothing more has room. */
function fill(disk) {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, filler), Buffer.alloc(bavail * bsize))
}
