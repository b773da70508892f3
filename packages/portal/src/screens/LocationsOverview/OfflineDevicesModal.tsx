import { type Location, listOfflineDevices } from '@netportal/contract'
import { today } from '@netportal/format'
import { useMemo, useState } from 'react'
import { useRefresh, useRemote } from '../../api/useRemote.ts'
import { useDetailTable } from '../../shared/address/useDetailAddress.ts'
import { atLocations } from './customers.ts'
import { OfflineDevicesModalView } from './OfflineDevicesModalView.tsx'

export interface OfflineDevicesModalProps {
  /** At which locations they are; null for all. */
  at: readonly Location[] | null
  onClose: () => void
}

export function OfflineDevicesModal({ at, onClose }: OfflineDevicesModalProps) {
  const all = useRemote(listOfflineDevices, {})
  const devices = useMemo(() => atLocations(all, at), [all, at])
  const refresh = useRefresh()
  const table = useDetailTable({ sort: null })
  const [date] = useState(() => today(new Date()))
  return (
    <OfflineDevicesModalView
      devices={devices}
      date={date}
      table={table.state}
      onTableChange={table.onStateChange}
      onRetry={() => void refresh(listOfflineDevices, {})}
      onClose={onClose}
    />
  )
}
