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
