/**
 * Makes a folder that runs the server and the built portal with nothing but Node, and has nothing that only building
 * and testing need:
 *
 *   npm run package                  network-portal/ in .package
 *   npm run package -- /srv/portal   at another place, which must not exist yet
 *
 * `node <folder>/packages/server/dist/main.js` starts it, `node <folder>/packages/server/dist/cli.js` is its command line.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bin, env, root } from './setup.mjs'

const [chosen] = process.argv.slice(2)
const folder = resolve(chosen ?? join(root, '.package/network-portal'))
if (existsSync(folder)) {
  if (chosen !== undefined) {
    console.error(`${folder} is there already.`)
    process.exit(2)
  }
  rmSync(folder, { recursive: true })
}

const run = (command, args) =>
  execFileSync(join(bin, command), args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
run('turbo', ['run', 'build', '--output-logs=errors-only'])
// The versions of the lockfile. Our own packages are in the bundle.
run('pnpm', [
  '--config.inject-workspace-packages=true',
  '--filter=@netportal/server',
  'deploy',
  '--prod',
  join(folder, 'packages/server'),
])
cpSync(join(root, 'packages/portal/dist'), join(folder, 'packages/portal/dist'), {
  recursive: true,
})
const store = join(folder, 'packages/server/node_modules/.pnpm')
for (const name of readdirSync(store)) {
  if (name.startsWith('@fontsource')) removeUnreadFonts(join(store, name))
  if (/^@(opentelemetry|aws|aws-sdk|smithy)\+/.test(name)) removeOtherBuilds(join(store, name))
}
console.log(`${folder}: ${(sizeOf(folder) / 2 ** 20).toFixed(0)} MB`)

/** Leaves of each font the upright files of the weights in which reports are drawn; most of the rest are for browsers. */
function removeUnreadFonts(place) {
  for (const path of filesOf(place)) {
    const isRead = /-(400|600)-normal\.woff$/.test(path) || !/\.(woff2?|css|scss)$/.test(path)
    if (!isRead) rmSync(path)
  }
}

/** Leaves what Node runs: these libraries come two or three times, with types and maps. */
function removeOtherBuilds(place) {
  for (const path of filesOf(place)) {
    if (/\.(map|d\.[cm]?ts)$|\/(build\/(esm|esnext)|dist-es)\//.test(path)) rmSync(path)
  }
}

function filesOf(place) {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function sizeOf(place) {
  return filesOf(place).reduce((sum, path) => sum + statSync(path).size, 0)
}
