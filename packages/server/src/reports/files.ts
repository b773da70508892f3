import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { within } from '../within.ts'

/** Where the files of reports are: below the data folder, which server processes share. */
export function reportFolder(dataFolder: string): string {
  return join(dataFolder, 'reports')
}

/** Where the file of a task is. */
export function reportPath(dataFolder: string, taskId: string): string {
  return join(reportFolder(dataFolder), taskId)
}

/**
 * The path of a report's file below the media base, as the API gives it.
 * @param fileName as a reader will save it; each part is encoded already
 */
export function downloadPath(taskId: string, fileName: string): string {
  return `reports/${taskId}/${encodeURIComponent(fileName)}`
}

/** Writes a file whole or not at all. */
export async function writeReport(path: string, folder: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.tmp`
  try {
    await within(writeMs, 'data folder', write(folder, { unfinished, path, bytes }))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** A network disk may hang. */
const writeMs = 60_000

async function write(
  folder: string,
  { unfinished, path, bytes }: { unfinished: string; path: string; bytes: Uint8Array },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}

export function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
