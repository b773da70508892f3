import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testDatabaseEnvironment } from './testing/database.ts'
import { startServer } from './testing/serverProcess.ts'

// Each test starts whole servers, from source.
vi.setConfig({ testTimeout: 120_000 })

it('says that a port is taken, and ends', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    other.close()
  })
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const server = startServer({
    ...(await testDatabaseEnvironment()),
    PORT: String(port),
    LOG_LEVEL: 'warn',
  })
  expect(await server.exit).toEqual([1, null])
  expect(server.output()).toBe(`Port ${port} is in use. Choose another with PORT=${port + 1}.\n`)
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
  const server = startServer({ ...(await testDatabaseEnvironment()), DEMO: '1' })
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

it('answers for a while when it is told to stop, though it is not ready, and stops when told again', async () => {
  const server = startServer({ ...(await testDatabaseEnvironment()), DRAIN_SECONDS: '600' })
  await server.says('Server listening at')
  const url = /http:[^"]+/.exec(server.output())?.[0]
  const ready = async () => {
    const response = await fetch(`${url}/api/health/ready`)
    return [response.status, await response.json()]
  }
  expect(await ready()).toEqual([200, { status: 'ok' }])
  server.process.kill('SIGTERM')
  await vi.waitFor(async () => {
    expect(await ready()).toEqual([503, { detail: 'This server is about to stop.' }])
  })
  expect((await fetch(`${url}/api/health/live`)).status).toBe(200)
  server.process.kill('SIGTERM')
  expect(await server.exit).toEqual([0, null])
})
