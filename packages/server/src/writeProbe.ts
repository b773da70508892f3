import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const probe = `.ready-${randomUUID()}`

/**
 * Makes sure of a folder: makes it, writes what a full disk has no room for, and removes that.
 * @throws Error when it takes no files
 */
export async function writeProbe(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, probe)
  try {
    await writeFile(path, Buffer.alloc(65_536))
  } finally {
    await rm(path, { force: true })
  }
}
