import { listOfflineDevices } from '@netportal/contract'
import { today } from '@netportal/format'
import { useState } from 'react'
import { useRefresh, useRemote } from '../../api/useRemote.ts'
import { useDetailTable } from '../../shared/address/useDetailAddress.ts'
import { OfflineDevicesModalView } from './OfflineDevicesModalView.tsx'

export function OfflineDevicesModal({ onClose }: { onClose: () => void }) {
  const devices = useRemote(listOfflineDevices, {})
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
