/**
 * Drills: lets the built server be killed, cut off and run out of room in the middle of its work, and looks
 * for what is lost, what is there twice, and how long it takes until all is right.
 *
 *   node bench/drill/run.mjs [--database=embedded|postgres] [--kills=20] [--schedules=1000] [--last=CHECKOUT] [drill…]
 *
 * Ends with 'N passed, N failed'. A drill that this machine cannot do says so and is left out.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres, postgresMissing, startPostgres } from '../../scripts/postgres.mjs'
import { fullDisk } from './fullDisk.mjs'
import { ingest } from './ingest.mjs'
import { killed } from './killed.mjs'
import { mail } from './mail.mjs'
import { restore } from './restore.mjs'
import { schedules } from './schedules.mjs'
import { upgrade } from './upgrade.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'embedded' },
    kills: { type: 'string', default: '20' },
    schedules: { type: 'string', default: '1000' },
    last: { type: 'string' },
  },
})
const kind = values.database
const sizes = { kills: Number(values.kills), schedules: Number(values.schedules) }

const upgradeFromLast = (options) => upgrade({ ...options, last: values.last })
const drills = { ingest, schedules, killed, mail, fullDisk, restore, upgrade: upgradeFromLast }

if (kind === 'postgres' && findPostgres() === null) {
  console.log(`SKIPPED: ${postgresMissing}.`)
  process.exit()
}
const wanted = Object.entries(drills).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
// All at once: they mostly wait.
const checks = (await Promise.all(wanted.map(([name, drill]) => runDrill(name, drill)))).flat()
const passed = checks.filter(({ isRight }) => isRight).length
console.log(`${passed} passed, ${checks.length - passed} failed`)
if (passed < checks.length || checks.length === 0) process.exitCode = 1

/**
 * Does one drill with a data folder, and a database, of its own.
 * @returns its checks: what must be so, and whether it is
 */
async function runDrill(name, drill) {
  const say = (text) => console.log(`${kind} ${name}: ${text}`)
  const folder = mkdtempSync(join(tmpdir(), 'network-portal-drill-'))
  const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true }) : null
  const settings = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) }
  try {
    const checks = await drill({ kind, folder, settings, sizes, say })
    for (const { text, isRight } of checks) say(`${isRight ? 'ok' : 'FAILED'}: ${text}`)
    return checks
  } catch (error) {
    console.error(error)
    return [{ text: `${name} came to its end`, isRight: false }]
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
