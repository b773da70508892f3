import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { testDataFolder } from '../testing/database.ts'
import { startProgram, startServer } from '../testing/serverProcess.ts'

// Each test starts whole servers, from source.
vi.setConfig({ testTimeout: 120_000 })

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
  const leftBehind = readlinkSync(join(DATA_DIR, 'socket'))
  expect(existsSync(leftBehind)).toBe(true)

  const third = startServer({ DATA_DIR })
  await third.says('Server listening')
  expect(existsSync(leftBehind)).toBe(false)
  third.process.kill('SIGTERM')
  third.process.kill('SIGTERM')
  expect(await third.exit).toEqual([0, null])
  expect(readdirSync(DATA_DIR)).toEqual(['lock', 'postgres', 'reports'])
  expect(readdirSync(join(DATA_DIR, 'lock'))).toEqual([])
})

it("tells the operator's command line who holds the folder", async () => {
  const DATA_DIR = await testDataFolder()
  const server = startServer({ DATA_DIR })
  await server.says('Server listening')
  const refused = startProgram('cli.ts', ['list'], { DATA_DIR })
  expect(await refused.exit).toEqual([1, null])
  expect(refused.output()).toContain(`is in use by process ${server.process.pid}.`)
  server.process.kill('SIGTERM')
  await server.exit
  const made = startProgram('cli.ts', ['create-company', 'Elm'], { DATA_DIR })
  expect(await made.exit).toEqual([0, null])
  expect(made.output()).toBe("Company 1 'Elm' is made.\n")
  const unmoved = startProgram('cli.ts', ['move', 'postgres://app:s3cret@127.0.0.1:1/portal'], {
    DATA_DIR,
  })
  expect(await unmoved.exit).toEqual([1, null])
  expect(unmoved.output()).toBe(
    'The database of the address to move to cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  )
})
