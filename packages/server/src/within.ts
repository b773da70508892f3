/**
 * Waits for something outside of this process, but not for ever. What is not done in time may still happen.
 * @param what for the error, without its article: 'mail server'
 * @throws Error when it takes longer
 */
export async function within<Result>(
  ms: number,
  what: string,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The ${what} took longer than ${ms / 1000} s.`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // Nobody hears of it any more.
    work.catch(() => {})
  }
}
