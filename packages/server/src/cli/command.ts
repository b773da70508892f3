import type pg from 'pg'

/** Things that a command works with. */
export interface CommandContext {
  db: pg.Pool
  now: Date
  readPassword: () => Promise<string>
  /** Where the files of reports are. */
  dataFolder: string
  /** Says a part of what is too long to be said at once. */
  write: (text: string) => Promise<void>
}
