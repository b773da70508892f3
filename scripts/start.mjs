/** `npm start`: installs and builds when needed, then runs the server with demo data until Ctrl-C. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bin, env, root } from './setup.mjs'

const build = spawnSync(
  join(bin, 'turbo'),
  ['run', 'build', '--output-logs=errors-only', '--ui=stream', '--log-prefix=none'],
  { cwd: root, encoding: 'utf8', env },
)
if (build.status !== 0) {
  console.error(build.stdout, build.stderr)
  process.exit(1)
}

const server = spawn(process.execPath, [join(root, 'packages/server/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { DEMO: '1', ...process.env },
})
// The terminal sends Ctrl-C to both: the server stops by itself, this process only waits for it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
