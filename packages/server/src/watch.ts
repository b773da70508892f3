import type { FastifyBaseLogger } from 'fastify'
import { firstOf } from './database/postgresFaults.ts'
import { elapsed } from './elapsed.ts'

/** Keeps an eye on something outside of this process, and logs once that it fails and once that it works again. */
export interface Watch {
  readonly isDown: boolean
  failed(error: unknown): void
  worked(): void
}

/** All that the server needs from outside. */
export interface Watches {
  database: Watch
  /** The database's replica, where there is one. */
  replica: Watch
  mail: Watch
  /** What keeps the files of reports. */
  files: Watch
  /** The data folder, where files of reports are in a bucket and other things are not. */
  folder: Watch
  /** The thread that draws reports. */
  drawing: Watch
  /** Where what was noticed is logged; nothing is before. */
  logTo(log: WatchLog): void
}

export type WatchLog = Pick<FastifyBaseLogger, 'error' | 'warn'>

/**
 * Makes watches for one process.
 * @param files what keeps the files of reports, without its article
 */
export function createWatches(files = 'data folder'): Watches {
  let log: WatchLog | undefined
  const watch = (name: string) => createWatch(name, () => log)
  return {
    database: watch('the database'),
    replica: watch('the replica'),
    mail: watch('the mail server'),
    files: watch(`the ${files}`),
    folder: watch('the data folder'),
    drawing: watch('drawing'),
    logTo(next) {
      log = next
    },
  }
}

function createWatch(name: string, log: () => WatchLog | undefined): Watch {
  let downSince: number | null = null
  return {
    get isDown() {
      return downSince !== null
    },
    failed(error) {
      if (downSince !== null) return
      downSince = elapsed()
      log()?.error({ err: withoutAddresses(error) }, `${name} does not work`)
    },
    worked() {
      if (downSince === null) return
      const seconds = Math.round((elapsed() - downSince) / 1000)
      downSince = null
      log()?.warn({ seconds }, `${name} works again`)
    },
  }
}

/** Takes addresses out of an error: the words of a mail server may name a person. */
function withoutAddresses(failure: unknown): unknown {
  const error = firstOf(failure)
  if (!(error instanceof Error)) return error
  const hide = (text = '') => text.replace(/[^\s<>"':;,]+@[^\s<>"':;,]+/g, '…')
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return Object.assign(new Error(hide(error.message)), { stack: hide(error.stack), ...code })
}
