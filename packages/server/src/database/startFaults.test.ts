import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { StartError } from '../http/errors.ts'
import { testFolder, throwCrash } from '../testing/database.ts'
import { openEmbedded } from './embedded.ts'
import { explainStart } from './startFaults.ts'

/** A disk of one MiB, which takes root to mount; null without it. */
async function smallDisk() {
  const folder = await testFolder()
  const mount = (options: string) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0
  if (!mount('size=1m')) return null
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder])
  })
  return { folder, mount }
}

it('says of a full disk that it is full, whenever that shows', async ({ skip }) => {
  const disk = await smallDisk()
  if (disk === null) return skip('No small disk can be mounted here.')
  const refusal = new StartError(`There is no room on the disk of the data folder ${disk.folder}.`)
  // There is room for the lock alone; what is unpacked takes 40 MB.
  await expect(openEmbedded(disk.folder, throwCrash)).rejects.toEqual(refusal)
  const filler = () => writeFileSync(join(disk.folder, 'filler'), Buffer.alloc(2 ** 20))
  expect(filler).toThrow('ENOSPC')
  await expect(openEmbedded(disk.folder, throwCrash)).rejects.toEqual(refusal)
})

it('says of a read-only disk that nothing can be written to it', async ({ skip }) => {
  const disk = await smallDisk()
  if (disk === null || !disk.mount('remount,ro')) return skip('No small disk can be mounted here.')
  await expect(openEmbedded(disk.folder, throwCrash)).rejects.toThrow(
    `The data folder ${disk.folder} cannot be written to: EROFS: read-only file system`,
  )
})

it('leaves a fault that is not of the folder as it is', async () => {
  const error = new Error('something else')
  expect(await explainStart(await testFolder(), error)).toBe(error)
})
