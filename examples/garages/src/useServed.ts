import { useEffect, useState } from 'react'

/**
 * Asks a server for each query, after a pause of 200 ms in them. The last answer stays meanwhile, and one that comes
 * late is dropped. A product has a library for this.
 * @param query another object asks anew
 * @param ask the same function at all times
 */
export function useServed<Query, Answer>(query: Query, ask: (query: Query) => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [state, setState] = useState<'asked' | 'ready' | 'failed'>('asked')
  useEffect(() => {
    let isAwaited = true
    setState('asked')
    const timer = setTimeout(async () => {
      const next = await ask(query).catch(() => null)
      if (!isAwaited) return
      if (next !== null) setAnswer(next)
      setState(next === null ? 'failed' : 'ready')
    }, 200)
    return () => {
      isAwaited = false
      clearTimeout(timer)
    }
  }, [query, ask])
  return { answer, state }
}
