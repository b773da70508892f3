/**
 * Installs the packed libraries into products of other kinds and uses them there: what another team would meet.
 *
 *   node scripts/checkConsumers.mjs            the quick ones
 *   node scripts/checkConsumers.mjs webpack    some by name
 *   --keep                                     leaves the folders and says where they are
 */
import { kinds } from './consumers/kinds.mjs'
import { openWorkshop } from './consumers/workshop.mjs'

const asked = process.argv.slice(2).filter((argument) => argument !== '--keep')
const names = asked.length > 0 ? asked : Object.keys(kinds).filter((name) => kinds[name].isQuick)
const unknown = names.filter((name) => !(name in kinds))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(kinds).join(', ')}.`)
  process.exit(2)
}

const workshop = openWorkshop()
try {
  for (const name of names) await check(name)
} finally {
  if (process.argv.includes('--keep')) console.log(`Left in ${workshop.folder}`)
  else workshop.close()
}

async function check(name) {
  const started = performance.now()
  let fault
  try {
    const { example = 'consumer', packages } = kinds[name]
    await kinds[name].try(workshop.install(name.replaceAll(' ', '-'), example, packages))
  } catch (error) {
    fault = error
    process.exitCode = 1
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${fault ? 'FAILED' : 'ok    '} ${name.padEnd(16)} ${seconds.padStart(4)} s`)
  if (fault) console.error(fault.stdout || fault.stderr || fault.message)
}
