/** `npm run dev`: server and portal from source, both reloading on change. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './setup.mjs'

const children = [
  start('packages/server', { DEMO: '1', DATA_DIR: join(root, 'data') }),
  start('packages/portal', {}),
]

function start(folder, env) {
  const child = spawn('npm', ['run', 'dev', '--silent'], {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...env, ...process.env },
    shell: process.platform === 'win32',
  })
  child.on('exit', () => stop())
  return child
}

function stop() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}

process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
