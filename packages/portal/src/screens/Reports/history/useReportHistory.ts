import {
  listAdminReportHistory,
  listReportHistory,
  type ReportHistoryPage,
  taskProgress,
  taskStates,
} from '@netportal/contract'
import { useEffect } from 'react'
import { useRefresh, useRemote } from '../../../api/useRemote.ts'
import type { Remote } from '../../../shared/remote.ts'
import type { Viewer } from '../viewer.ts'

/** How often a page with reports under way is read again. */
const progressMs = 5000

/** A page of the reports that the viewer may see. While some are under way it moves by itself. */
export function useReportHistory(viewer: Viewer, page: number): Remote<ReportHistoryPage> {
  const customerId = viewer.role === 'admin' ? null : viewer.customerId
  const ofCustomer = useRemote(
    listReportHistory,
    customerId === null ? null : { params: { customerId }, query: { page } },
    { keepPrevious: true },
  )
  const ofAll = useRemote(
    listAdminReportHistory,
    customerId === null ? { query: { page } } : null,
    {
      keepPrevious: true,
    },
  )
  const history = customerId === null ? ofAll : ofCustomer

  const isUnderWay = history.status === 'ready' && history.data.results.some(isRunning)
  const refresh = useRefresh()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => {
      if (document.hidden) return
      if (customerId === null) void refresh(listAdminReportHistory, { query: { page } })
      else void refresh(listReportHistory, { params: { customerId }, query: { page } })
    }, progressMs)
    return () => clearInterval(timer)
  }, [isUnderWay, refresh, customerId, page])
  return history
}

/** A state that is not known here is none to wait for. */
function isRunning({ status, download_url }: { status: string; download_url?: unknown }): boolean {
  const isKnown = taskStates.some((state) => state === status)
  return isKnown && taskProgress({ state: status, result: download_url }).status === 'running'
}
