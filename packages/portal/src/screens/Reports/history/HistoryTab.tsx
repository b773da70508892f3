import { limits } from '@netportal/contract'
import { viewerZone } from '@netportal/format'
import { useToast } from '@netportal/ui'
import { useCallback, useEffect, useRef } from 'react'
import { fileUrl } from '../../../api/fetchFile.ts'
import { useAddress } from '../../../shared/address/address.tsx'
import { logFailure } from '../../../shared/logFailure.ts'
import { saveFile } from '../../../tasks/saveFile.ts'
import type { Viewer } from '../viewer.ts'
import { HistoryView } from './HistoryView.tsx'
import { useReportHistory } from './useReportHistory.ts'

/** Shows what was made, page by page; the page stands in the address. */
export function HistoryTab({ viewer }: { viewer: Viewer }) {
  const { query, replace } = useAddress()
  const page = readPage(query.get('page'))
  const history = useReportHistory(viewer, page)
  const download = useDownload()

  const turnTo = (next: number) => {
    replace(({ query }) => {
      if (next === limits.firstPage) query.delete('page')
      else query.set('page', String(next))
      return { query }
    })
  }
  return (
    <HistoryView
      history={history}
      page={page}
      onPageChange={turnTo}
      isAdmin={viewer.role === 'admin'}
      viewerZone={viewerZone()}
      fileUrl={fileUrl}
      onDownload={download}
    />
  )
}

/** Whatever somebody has typed into the address means a page. */
function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > limits.firstPage ? page : limits.firstPage
}

/** Saves a report's file under its own name; what fails is said apart, as the row stays as it is. */
function useDownload(): (path: string) => void {
  const toast = useToast()
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return useCallback(
    (path) => {
      const signal = leaving.current?.signal
      if (signal === undefined) return
      saveFile(path, null, signal).catch((error: unknown) => {
        if (signal.aborted) return
        logFailure('A download failed', error)
        toast({ tone: 'critical', text: 'Failed to download the report. Please try again.' })
      })
    },
    [toast],
  )
}
