import { listAdminSchedules, listItems, listSchedules, type Schedule } from '@netportal/contract'
import { useCallback, useMemo } from 'react'
import { useRefresh, useRemote } from '../../../api/useRemote.ts'
import type { Remote } from '../../../shared/remote.ts'
import type { Viewer } from '../viewer.ts'

/** The schedules that the viewer may see, and how to read them again after a change. */
export function useSchedules(viewer: Viewer): {
  schedules: Remote<Schedule[]>
  reload: () => void
} {
  const customerId = viewer.role === 'admin' ? null : viewer.customerId
  const ofCustomer = useRemote(
    listSchedules,
    customerId === null ? null : { params: { customerId } },
  )
  const ofAll = useRemote(listAdminSchedules, customerId === null ? {} : null)
  const list = customerId === null ? ofAll : ofCustomer

  const schedules = useMemo<Remote<Schedule[]>>(
    () => (list.status === 'ready' ? { ...list, data: listItems(list.data) } : list),
    [list],
  )
  const refresh = useRefresh()
  const reload = useCallback(() => {
    if (customerId === null) void refresh(listAdminSchedules, {})
    else void refresh(listSchedules, { params: { customerId } })
  }, [refresh, customerId])
  return { schedules, reload }
}
