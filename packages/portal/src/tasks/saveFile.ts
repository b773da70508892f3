import { safeFileName } from '@netportal/format'
import { saveBlob } from '@netportal/ui'
import { fetchFile } from '../api/fetchFile.ts'

/**
 * Downloads a report file and hands it to the browser to save.
 * @param path as a task's result or a history entry gives it
 * @param fileName null for a file that has no name but its path's
 * @throws ApiError when it could not be fetched; an abort comes as the signal's reason
 */
export async function saveFile(
  path: string,
  fileName: string | null,
  signal: AbortSignal,
): Promise<void> {
  const file = await fetchFile(path, signal)
  saveBlob(file, safeFileName(fileName ?? nameInPath(path)))
}

function nameInPath(path: string): string {
  const name = new URL(path, location.href).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
