import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { StartError } from '../http/errors.ts'
import { testFolder } from '../testing/database.ts'
import { lockFolder } from './lock.ts'

/** Another process, alive until the test ends. */
function spawnOther(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child.pid ?? 0
}

/** When a process began, as Linux tells it. */
function startOf(pid: number): string | undefined {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]
}

async function lockedBy(text: string): Promise<string> {
  const folder = await testFolder()
  writeFileSync(join(folder, 'server.lock'), text)
  return folder
}

const inUse = (folder: string, pid: number) =>
  new StartError(
    `The data folder ${folder} is in use by process ${pid}. Stop that server, or choose another folder with DATA_DIR.`,
  )

it('is held by one at a time, in this process too', async () => {
  const folder = await testFolder()
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toEqual(inUse(folder, process.pid))
  await release()
  expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  const releaseAgain = await lockFolder(folder)
  await releaseAgain()
})

it('makes the folder, for this user only', async () => {
  const folder = join(await testFolder(), 'new/data')
  await (await lockFolder(folder))()
  expect(existsSync(folder)).toBe(true)
})

it('says who holds it', async () => {
  const pid = spawnOther()
  const folder = await lockedBy(JSON.stringify({ pid, startedAt: startOf(pid), instance: 'x' }))
  await expect(lockFolder(folder)).rejects.toEqual(inUse(folder, pid))
})

it.each([
  ['a process that is gone', () => ({ pid: 2 ** 22 + 1, startedAt: '1', instance: 'x' })],
  [
    'a process whose number another one has now',
    () => ({ pid: spawnOther(), startedAt: '1', instance: 'x' }),
  ],
  [
    'an earlier process with our own number, as in a container',
    () => ({ pid: process.pid, startedAt: null, instance: 'x' }),
  ],
])('is taken over from %s', async (_what, holder) => {
  const folder = await lockedBy(JSON.stringify(holder()))
  const release = await lockFolder(folder)
  expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toContain(`"pid":${process.pid}`)
  await release()
})

it.each(['', '{"pid":1', 'null', '[]', '{"pid":"1"}'])(
  'is taken over when it says %j',
  async (text) => {
    await (await lockFolder(await lockedBy(text)))()
  },
)

it('goes to exactly one of many that find it dead', async () => {
  const folder = await lockedBy(JSON.stringify({ pid: 2 ** 22 + 1, instance: 'x' }))
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('says what is wrong with a folder that cannot be', async () => {
  const file = join(await testFolder(), 'file')
  writeFileSync(file, '')
  await expect(lockFolder(join(file, 'data'))).rejects.toThrow(
    /^The data folder .*\/file\/data cannot be used: ENOTDIR/,
  )
})
