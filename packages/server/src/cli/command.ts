import type pg from 'pg'
import type { ReportFiles } from '../reports/files/reportFiles.ts'

/** Things that a command works with. */
export interface CommandContext {
  db: pg.Pool
  now: Date
  readPassword: () => Promise<string>
  /** The files of reports. */
  files: ReportFiles
  /** Says a part of what is too long to be said at once. */
  write: (text: string) => Promise<void>
}
