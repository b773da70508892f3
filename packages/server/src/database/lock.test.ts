import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { StartError } from '../http/errors.ts'
import { testFolder } from '../testing/database.ts'
import { lockFolder } from './lock.ts'

// Some tests start processes, from source.
vi.setConfig({ testTimeout: 60_000 })

const separated = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const canSeparate = spawnSync('unshare', [...separated.slice(1), 'true']).status === 0

/** Another process that wants a folder. @param before what starts it */
async function spawnHolder(folder: string, before: readonly string[] = []) {
  const file = fileURLToPath(new URL('../testing/holdFolder.ts', import.meta.url))
  const node = [process.execPath, '--conditions=@netportal/source']
  const [program = '', ...args] = [
    ...before,
    ...node,
    '--import',
    import.meta.resolve('tsx'),
    file,
    folder,
  ]
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const said = child.stdout ? String((await once(child.stdout, 'data'))[0]).trim() : ''
  return { said, child }
}

const inUse = (folder: string, pid: number) =>
  `The data folder ${folder} is in use by process ${pid}. Stop that server, or choose another folder with DATA_DIR.`

it('is held by one at a time, in this process too', async () => {
  const folder = await testFolder()
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toEqual(new StartError(inUse(folder, process.pid)))
  await release()
  expect(readdirSync(join(folder, 'lock'))).toEqual([])
  const releaseAgain = await lockFolder(folder)
  await releaseAgain()
})

it('makes the folder, for this user only', async () => {
  const folder = join(await testFolder(), 'new/data')
  await (await lockFolder(folder))()
  expect(existsSync(folder)).toBe(true)
})

it('takes a folder whose path is longer than that of a socket may be', async () => {
  const folder = join(await testFolder(), 'x'.repeat(200))
  await (await lockFolder(folder))()
})

it('says who holds it, and is free at once when that process is killed', async () => {
  const folder = await testFolder()
  const { child, said } = await spawnHolder(folder)
  expect(said).toBe(`held by ${child.pid}`)
  await expect(lockFolder(folder)).rejects.toEqual(new StartError(inUse(folder, child.pid ?? 0)))
  child.kill('SIGKILL')
  await once(child, 'exit')
  const start = performance.now()
  const release = await lockFolder(folder)
  expect(performance.now() - start).toBeLessThan(2000)
  expect(readdirSync(join(folder, 'lock'))).toHaveLength(1)
  await release()
})

it('is not taken from a process that is stopped', async () => {
  const folder = await testFolder()
  const { child } = await spawnHolder(folder)
  child.kill('SIGSTOP')
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process')
})

it.skipIf(!canSeparate)(
  'is seen by a process that has the same number elsewhere, as in a container',
  async () => {
    const folder = await testFolder()
    const [first, second] = [
      await spawnHolder(folder, separated),
      await spawnHolder(folder, separated),
    ]
    expect([first.said, second.said]).toEqual(['held by 1', inUse(folder, 1)])
  },
)

it.each(['', '{"pid":1', JSON.stringify({ pid: process.pid, startedAt: null, instance: 'x' })])(
  'goes on from the lock of an earlier version: %j',
  async (text) => {
    const folder = await testFolder()
    writeFileSync(join(folder, 'server.lock'), text)
    await (await lockFolder(folder))()
    expect(readdirSync(folder)).toEqual(['lock'])
  },
)

it('goes to exactly one of many that find it dead', async () => {
  const folder = await testFolder()
  mkdirSync(join(folder, 'lock'))
  // What a killed process leaves: the name of a socket that nobody listens at.
  for (const name of ['0.lock', 'z.lock', 'y.new']) writeFileSync(join(folder, 'lock', name), '')
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(readdirSync(join(folder, 'lock'))).toHaveLength(1)
})

it.each(['unread', 'read'])(
  'is free when who is asked leaves with the question %s',
  async (how) => {
    const folder = await testFolder()
    mkdirSync(join(folder, 'lock'))
    const path = join(folder, 'lock/leaving.lock')
    const leaving = createServer({ pauseOnConnect: how === 'unread' }, async (socket) => {
      rmSync(path)
      leaving.close()
      if (how === 'read') await once(socket, 'data')
      else await once(socket, 'end', { signal: AbortSignal.timeout(50) }).catch(() => {})
      socket.destroy()
    })
    leaving.listen(path)
    await once(leaving, 'listening')
    await (await lockFolder(folder))()
  },
)

it('leaves alone who has just begun to ask for it', async () => {
  const folder = await testFolder()
  mkdirSync(join(folder, 'lock'))
  const path = join(folder, 'lock/begun.new')
  const beginning = createServer((socket) => socket.end('{"yields":true}')).listen(path)
  onTestFinished(() => {
    beginning.close()
  })
  await once(beginning, 'listening')
  await (await lockFolder(folder))()
  expect(existsSync(path)).toBe(true)
})

it('is not taken beside a process that answers nothing, or nonsense', async () => {
  const folder = await testFolder()
  mkdirSync(join(folder, 'lock'))
  const odd = createServer((socket) => socket.end('nonsense'))
  odd.listen(join(folder, 'lock/odd.lock'))
  await once(odd, 'listening')
  onTestFinished(() => {
    odd.close()
  })
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process')
})

it('says what is wrong with a folder that cannot be', async () => {
  const file = join(await testFolder(), 'file')
  writeFileSync(file, '')
  await expect(lockFolder(join(file, 'data'))).rejects.toThrow(
    /^The data folder .*\/file\/data cannot be used: ENOTDIR/,
  )
})
