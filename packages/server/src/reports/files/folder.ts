import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { within } from '../../within.ts'
import { writeProbe } from '../../writeProbe.ts'
import type { ReportFiles } from './reportFiles.ts'

/** A network disk may hang. */
const writeMs = 60_000
const askMs = 10_000

const name = 'data folder'

/** Keeps the files of reports in a folder, which server processes may share: on one machine, or over a network. */
export function createFolder(dataFolder: string): ReportFiles {
  const folder = join(dataFolder, 'reports')
  const pathOf = (taskId: string) => join(folder, taskId)
  const sizeOf = (taskId: string) => within(askMs, name, readSize(pathOf(taskId)))
  return {
    name,
    write: (taskId, bytes) => writeWhole(folder, pathOf(taskId), bytes),
    sizeOf,
    read: async (taskId) => {
      const size = await sizeOf(taskId)
      if (size === null) return null
      const stream = createReadStream(pathOf(taskId))
      // It may be gone by now, and an error that nobody hears yet ends the process: whoever reads hears of it.
      stream.on('error', () => {})
      return { size, stream }
    },
    remove: (taskId) => within(askMs, name, rm(pathOf(taskId), { force: true })),
    check: async () => {
      // The second may be a disk of its own.
      for (const place of [dataFolder, folder]) await writeProbe(place)
    },
    close: () => {},
  }
}

async function writeWhole(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.tmp`
  try {
    await within(writeMs, name, write(folder, { unfinished, path, bytes }))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function write(
  folder: string,
  { unfinished, path, bytes }: { unfinished: string; path: string; bytes: Uint8Array },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}

async function readSize(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && isAbsence(error.code)) return null
    throw error
  }
}

const isAbsence = (code: unknown) => code === 'ENOENT' || code === 'ENOTDIR'
