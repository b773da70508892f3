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
