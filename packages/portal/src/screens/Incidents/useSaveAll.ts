import { incidentLimits } from '@netportal/contract'
import { safeFileName } from '@netportal/format'
import { saveBlob, useToast } from '@netportal/ui'
import { useCallback, useEffect, useRef } from 'react'
import { logFailure } from '../../shared/logFailure.ts'

const { historyPageMax, historyFileRows } = incidentLimits

interface FilePage<Row> {
  count: number
  results: readonly Row[]
}

/**
 * Saves all rows that match as a file, page by page from the server, as many as a file has at most. What fails is
 * said; leaving the page ends it without a word.
 */
export function useSaveAll(): <Row>(
  fileName: string,
  readPage: (
    part: { limit: number; offset: number },
    signal: AbortSignal,
  ) => Promise<FilePage<Row>>,
  toText: (rows: readonly Row[]) => string,
) => Promise<void> {
  const toast = useToast()
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return useCallback(
    async (fileName, readPage, toText) => {
      const signal = leaving.current?.signal
      if (signal === undefined) return
      try {
        const rows = await readAll(readPage, signal)
        const type = 'text/csv;charset=utf-8'
        saveBlob(new Blob([toText(rows)], { type }), safeFileName(fileName))
      } catch (error) {
        if (signal.aborted) return
        logFailure('A file of the history failed', error)
        toast({ tone: 'critical', text: 'Export failed' })
      }
    },
    [toast],
  )
}

async function readAll<Row>(
  readPage: (
    part: { limit: number; offset: number },
    signal: AbortSignal,
  ) => Promise<FilePage<Row>>,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let offset = 0; offset < historyFileRows; offset += historyPageMax) {
    const { count, results } = await readPage({ limit: historyPageMax, offset }, signal)
    rows.push(...results)
    if (offset + historyPageMax >= count) break
  }
  return rows
}
