/** Data from elsewhere, as a screen may meet it. */
export type Remote<T> =
  | { status: 'loading' }
  /** `retry` is there when trying again can help. */
  | { status: 'failed'; message: string; retry?: () => void }
  | {
      status: 'ready'
      data: T
      /** When the data arrived, as an ISO instant. */
      updatedAt: string
      /** How the latest attempt to replace the data goes, or went. */
      refresh: 'idle' | 'running' | 'failed'
    }

/** Makes a remote that failed for good, before anything was asked. */
export function failedRemote(message: string): Remote<never> {
  return { status: 'failed', message }
}

/** Data that a page cannot do without. */
export type Needed<T> =
  | Exclude<Remote<T>, { status: 'ready' }>
  | Pick<Extract<Remote<T>, { status: 'ready' }>, 'status' | 'data'>

/** Two things that a page needs both; the failure of the first counts first. */
export function bothNeeded<A, B>(a: Needed<A>, b: Needed<B>): Needed<readonly [A, B]> {
  if (a.status === 'failed') return a
  if (b.status === 'failed') return b
  if (a.status === 'loading' || b.status === 'loading') return { status: 'loading' }
  return { status: 'ready', data: [a.data, b.data] }
}
