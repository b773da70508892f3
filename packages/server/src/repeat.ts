/**
 * Does something again and again, each time after the last one has ended.
 * @param everyMs from one end to the next beginning
 * @param onError what failed is tried again next time
 * @returns `close` waits for what is under way
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  let isClosed = false
  const plan = () => {
    timer = setTimeout(() => {
      running = work()
        .catch(onError)
        .finally(() => {
          if (!isClosed) plan()
        })
    }, everyMs)
  }
  plan()
  return {
    close() {
      isClosed = true
      clearTimeout(timer)
      return running
    },
  }
}

/**
 * The same, the first time now.
 * @param work ends early once its signal says that it is closed
 */
export function repeatFromNow(
  everyMs: number,
  work: (closing: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  const ending = new AbortController()
  const { signal } = ending
  let loop: ReturnType<typeof repeat> | undefined
  const first = work(signal)
    .catch(onError)
    .then(() => {
      if (!signal.aborted) loop = repeat(everyMs, () => work(signal), onError)
    })
  return {
    close: async () => {
      ending.abort()
      await first
      await loop?.close()
    },
  }
}
