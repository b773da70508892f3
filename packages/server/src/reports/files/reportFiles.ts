import type { Readable } from 'node:stream'

/** Keeps the files of reports, each under the id of its task. Nothing here waits for ever for a disk or a store. */
export interface ReportFiles {
  /** What keeps them, for sentences, without its article. */
  readonly name: string
  /** Writes a file whole or not at all, in place of one that is there. */
  write(taskId: string, bytes: Uint8Array): Promise<void>
  /** Tells the bytes of a file; null where there is none. @throws when it cannot be told */
  sizeOf(taskId: string): Promise<number | null>
  /** Opens a file for whoever reads or destroys its stream; null where there is none. */
  read(taskId: string): Promise<OpenFile | null>
  /** Removes a file, if it is there. */
  remove(taskId: string): Promise<void>
  /** Makes sure that files are taken. @throws when they are not */
  check(): Promise<void>
  /** Lets connections go. */
  close(): void
}

interface OpenFile {
  size: number
  /** Fails when the file breaks off, or does not come any more. */
  stream: Readable
}
