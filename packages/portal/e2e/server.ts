import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

/** Starts the built server with the demo's data in a folder of its own. It takes any free port and says which. */
export async function startServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'netportal-e2e-'))
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DEMO: '1',
      PORT: '0',
      DATA_DIR: dataFolder,
      // Journeys say where they come from.
      TRUST_PROXY: 'loopback',
    },
  })
  const exited = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
    rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    return { origin: `http://127.0.0.1:${await portOf(server)}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function portOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stdout?.on('data', (chunk) => {
      if (log.length < 10_000) log += chunk
      const [, port] = /The portal is at http:\/\/localhost:(\d+)/.exec(log) ?? []
      if (port !== undefined) resolve(port)
    })
    server.once('exit', () => reject(new Error(`The server did not start: ${log}`)))
  })
}
