import type pg from 'pg'
import { leaseMs } from '../tasks/boss.ts'
import { lookAfter, type Progress, type Running } from '../tasks/progress.ts'
import { type Lease, renewLease } from '../tasks/queue.ts'

/** Whoever cancels a task sees within about this time that its work has ended, and how far it is not later. */
const lookMs = 1000
const looksPerRenewal = leaseMs / 3 / lookMs

/** A task as its worker holds it. */
interface HeldTask extends Running {
  /** Whether it was ended from outside: that is no fault of who works on it. */
  isEnded(): boolean
  close(): void
}

/** Keeps a task, and watches whether it is to go on. */
export function holdTask(db: pg.Pool, lease: Lease): HeldTask {
  const gone = new AbortController()
  let news: Progress | null = null
  let isEnded = false
  let sinceRenewal = 0
  let isLooking = false

  const look = async () => {
    const progress = news
    news = null
    const hold = await lookAfter(db, lease, progress)
    isEnded = hold === 'ended'
    let isHeld = hold === 'held'
    if (isHeld && sinceRenewal >= looksPerRenewal) {
      isHeld = await renewLease(db, lease)
      sinceRenewal = 0
    }
    if (!isHeld) gone.abort()
  }
  const timer = setInterval(() => {
    sinceRenewal += 1
    // The database may be slow, or away: it may be back before the lease ends.
    if (isLooking) return
    isLooking = true
    look()
      .catch(() => {})
      .finally(() => {
        isLooking = false
      })
  }, lookMs)

  return {
    signal: gone.signal,
    tell: (progress) => {
      news = progress
    },
    isEnded: () => isEnded,
    close: () => clearInterval(timer),
  }
}
