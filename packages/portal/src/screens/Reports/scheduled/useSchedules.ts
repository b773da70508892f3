import {
  type Id,
  isWholeList,
  listAdminSchedules,
  listItems,
  listSchedules,
  type Schedule,
} from '@netportal/contract'
import { useCallback, useMemo } from 'react'
import { useAskAnew, useRefresh, useRemote } from '../../../api/useRemote.ts'
import type { Remote } from '../../../shared/remote.ts'
import type { Viewer } from '../viewer.ts'

/**
 * Reads a schedule as it is now; the list shows what was read too. The specification has no call for one alone.
 * @returns 'gone' when the list has it no longer, 'unknown' when the list is but a page, or was partly unreadable
 * @throws ApiError as `callApi` does
 */
export type ReadSchedule = (id: Id, signal?: AbortSignal) => Promise<Schedule | 'gone' | 'unknown'>

/** The schedules that the viewer may see, and how to read them again after a change, or before one. */
export function useSchedules(viewer: Viewer): {
  schedules: Remote<Schedule[]>
  reload: () => void
  readSchedule: ReadSchedule
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
  const ask = useAskAnew()
  const readSchedule = useCallback<ReadSchedule>(
    async (id, signal) => {
      const list =
        customerId === null
          ? await ask(listAdminSchedules, {}, signal)
          : await ask(listSchedules, { params: { customerId } }, signal)
      const found = listItems(list).find((schedule) => schedule.id === id)
      return found ?? (isWholeList(list) ? 'gone' : 'unknown')
    },
    [ask, customerId],
  )
  return { schedules, reload, readSchedule }
}
