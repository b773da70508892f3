import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** Runs the production server of a built Next.js product. */
export async function serveNext(folder) {
  const port = await freePort()
  const program = join(folder, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [program, 'start', '-H', '127.0.0.1', '-p', `${port}`], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => `${text}`.includes('Ready') && resolve())
    server.once('exit', () => reject(new Error('Next.js did not start')))
  })
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.kill('SIGTERM')
      await exited
    },
  }
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
