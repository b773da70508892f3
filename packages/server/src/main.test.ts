import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testDataFolder } from './testing/database.ts'

// Each test starts whole servers, from source.
vi.setConfig({ testTimeout: 120_000 })

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

interface Server {
  process: ChildProcess
  /** All that it has written. */
  output: () => string
  /** Waits until it has written this. */
  says: (text: string | RegExp) => Promise<void>
  /** Waits for its end. */
  exit: Promise<[code: number | null, signal: string | null]>
}

/** Starts the server as `npm run dev` does, on any free port. */
function startServer(env: Record<string, string>): Server {
  const child = spawn(
    process.execPath,
    [
      ...['--liftoff-only', '--conditions=@netportal/source'],
      ...['--import', import.meta.resolve('tsx'), main],
    ],
    { env: { PATH: process.env.PATH, PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let output = ''
  const exit = once(child, 'exit') as Server['exit']
  const says = (text: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (typeof text === 'string' ? output.includes(text) : text.test(output)) resolve()
      }
      for (const stream of [child.stdout, child.stderr]) stream.on('data', check)
      exit.then(() => reject(new Error(`It ended without saying ${text}: ${output}`)))
      check()
    })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return { process: child, output: () => output, says, exit }
}

it('tells a second one that the folder is in use, takes it over from one that died, and stops cleanly', async () => {
  const DATA_DIR = await testDataFolder()
  const first = startServer({ DATA_DIR })
  await first.says('Server listening')
  const second = startServer({ DATA_DIR })
  expect(await second.exit).toEqual([1, null])
  expect(second.output()).toBe(
    `The data folder ${DATA_DIR} is in use by process ${first.process.pid}. Stop that server, or choose another folder with DATA_DIR.\n`,
  )
  first.process.kill('SIGKILL')
  await first.exit

  const third = startServer({ DATA_DIR })
  await third.says('Server listening')
  third.process.kill('SIGTERM')
  third.process.kill('SIGTERM')
  expect(await third.exit).toEqual([0, null])
  expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(false)
})

it('says that a port is taken, and gives the data folder back', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    other.close()
  })
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const DATA_DIR = await testDataFolder()
  const server = startServer({ DATA_DIR, PORT: String(port) })
  expect(await server.exit).toEqual([1, null])
  expect(server.output()).toBe(`Port ${port} is in use. Choose another with PORT=${port + 1}.\n`)
  expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(false)
})

it('says what is wrong with its configuration, a line for each fault', async () => {
  const server = startServer({ PORT: 'x', LOG_LEVEL: 'x' })
  expect(await server.exit).toEqual([1, null])
  expect(server.output().trimEnd().split('\n')).toHaveLength(2)
})

it('says that a PostgreSQL server cannot be reached, without its password', async () => {
  const server = startServer({ DATABASE_URL: 'postgres://app:s3cret@127.0.0.1:1/portal' })
  expect(await server.exit).toEqual([1, null])
  expect(server.output()).toBe(
    'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  )
})

it('welcomes to the demo with its address and accounts, and says nothing else', async () => {
  const server = startServer({ DATA_DIR: await testDataFolder(), DEMO: '1' })
  await server.says('Ctrl-C stops the server.')
  const output = server.output()
  expect(output).toMatch(/^(The portal|The API .*) is at http:\/\/localhost:\d+$/m)
  expect(output).toContain('Sign in with the password demo-password as\n')
  expect(output).toMatch(/^ {2}large@demo\.test +300 locations$/m)
  const url = /http:\S+/.exec(output)?.[0]
  const response = await fetch(`${url}/api/health/ready`)
  expect(await response.json()).toEqual({ status: 'ok' })
  server.process.kill('SIGINT')
  expect(await server.exit).toEqual([0, null])
  expect(server.output()).toBe(output)
})
