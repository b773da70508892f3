import { getHeapStatistics } from 'node:v8'
import { HttpError } from './errors.ts'

/** Memory that a request costs before its body is read. */
const bytesPerRequest = 4096

const retrySeconds = 5

/** Memory that the bodies of requests may hold at once, in bytes. */
export interface Room {
  all: number
  /** Of it for one company's machines, or for one person. */
  each: number
}

/** The part of one request, which grows while its body is read. */
export interface Hold {
  /** @throws HttpError 429 when that does not fit beside what others hold */
  grow(bytes: number): void
  release(): void
}

/**
 * An eighth of the memory that the process may use, and never more than a storm of deliveries needs: 20
 * of the largest, or thousands of small ones.
 */
export function processRoom(): Room {
  const all = Math.min(256 * 1024 * 1024, getHeapStatistics().heap_size_limit / 8)
  return { all, each: all / 2 }
}

/**
 * Shares out room for bodies. Whoever does not fit is told to come back; who holds it alone may have more
 * than there is, so that a large body is never refused for good.
 */
export function createBodyRoom({ all, each }: Room): (holder: string) => Hold {
  const byHolder = new Map<string, number>()
  let total = 0
  const add = (holder: string, bytes: number) => {
    total += bytes
    const sum = (byHolder.get(holder) ?? 0) + bytes
    if (sum > 0) byHolder.set(holder, sum)
    else byHolder.delete(holder)
  }
  return (holder) => {
    let own = 0
    const grow = (bytes: number) => {
      const fits = (held: number, room: number) => held === own || held + bytes <= room
      if (!fits(total, all) || !fits(byHolder.get(holder) ?? 0, each)) {
        throw new HttpError(
          429,
          `Too much is being sent at once. Please try again in ${retrySeconds} seconds.`,
          { 'retry-after': String(retrySeconds) },
        )
      }
      own += bytes
      add(holder, bytes)
    }
    grow(bytesPerRequest)
    return {
      grow,
      release: () => {
        add(holder, -own)
        own = 0
      },
    }
  }
}
