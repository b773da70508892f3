/** Installs what `pnpm-lock.yaml` says, once per lockfile: needs nothing but Node and npm. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where installed commands are. */
export const bin = join(root, 'node_modules/.bin')

/** For commands: turbo calls pnpm by its name. */
export const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

const { pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex')
const stamp = join(root, 'node_modules/.installed')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== wanted) {
  console.log('Installing packages (once)…')
  try {
    execFileSync('npx', ['--yes', `pnpm@${pnpm}`, 'install', '--frozen-lockfile'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
  } catch {
    console.error('The packages could not be installed: see the lines above.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
