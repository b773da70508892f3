import { tooMany } from './errors.ts'

export interface CallTurns {
  /**
   * Does a caller's work when fewer than so many of the same caller's are under way, in the order that they came.
   * @param isGone whether nobody waits for it any more when its turn comes
   * @throws HttpError 429 when too many wait already, or it has waited for too long
   */
  take<Result>(caller: string, work: () => Promise<Result>, isGone: () => boolean): Promise<Result>
}

export interface TurnLimits {
  /** Calls of one caller that are worked on at once; 0 for no limit. */
  atOnce: number
  /** More of them than this are refused at once. */
  waiting: number
  patienceMs: number
}

/** Lets whoever called too much at once come back. */
const retrySeconds = 5

interface Caller {
  running: number
  waiting: (() => void)[]
}

/** Keeps one caller from taking all connections of the database: what they ask for at once waits for its turn. */
export function createCallTurns({ atOnce, waiting, patienceMs }: TurnLimits): CallTurns {
  if (atOnce === 0) return { take: (_, work) => work() }
  const callers = new Map<string, Caller>()

  const enter = (caller: Caller): Promise<void> => {
    if (caller.running < atOnce) {
      caller.running++
      return Promise.resolve()
    }
    if (caller.waiting.length >= waiting) throw refusal()
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        caller.waiting.splice(caller.waiting.indexOf(begin), 1)
        reject(refusal())
      }, patienceMs)
      caller.waiting.push(begin)
    })
  }
  const leave = (key: string, caller: Caller) => {
    const next = caller.waiting.shift()
    // Its place is handed on.
    if (next) next()
    else if (--caller.running === 0) callers.delete(key)
  }

  return {
    async take(key, work, isGone) {
      const caller = callers.get(key) ?? { running: 0, waiting: [] }
      callers.set(key, caller)
      await enter(caller)
      try {
        // A reader who has left the page needs no answer, whatever this says.
        if (isGone()) throw refusal()
        return await work()
      } finally {
        leave(key, caller)
      }
    },
  }
}

function refusal() {
  return tooMany(
    `Too many requests at once. Please try again in ${retrySeconds} seconds.`,
    retrySeconds,
  )
}
