import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { StartError } from '../http/errors.ts'
import { testFolder, throwCrash } from '../testing/database.ts'
import { openEmbedded } from './embedded.ts'
import { explainStart, requireOwner } from './startFaults.ts'

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

it('keeps root out of the database of another user', async ({ skip }) => {
  if (process.getuid?.() !== 0) return skip('Only root gives a folder away.')
  const folder = await testFolder()
  const cluster = join(folder, 'postgres')
  mkdirSync(cluster)
  await requireOwner(cluster)
  chownSync(cluster, 4711, 4711)
  await expect(openEmbedded(folder, throwCrash)).rejects.toThrow(
    "belongs to the user with the id 4711: run this as that user, as with sudo -u '#4711'.",
  )
  await requireOwner(cluster, 4711)
})

it('names a file of the database that cannot be opened, such as one of another user', async () => {
  const folder = await testFolder()
  const file = join(folder, 'postgres', 'global', 'pg_internal.init')
  mkdirSync(join(folder, 'postgres', 'global'), { recursive: true })
  // A fault that root has too: a link to itself.
  symlinkSync(file, file)
  expect(await explainStart(folder, new Error('Aborted()'))).toEqual(
    new StartError(
      `The data folder ${folder} cannot be written to: ELOOP: too many symbolic links encountered, access '${file}'.`,
    ),
  )
})
