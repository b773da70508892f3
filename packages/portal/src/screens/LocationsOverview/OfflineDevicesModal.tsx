import { listOfflineDevices } from '@netportal/contract'
import { today } from '@netportal/format'
import { useState } from 'react'
import { useRefresh, useRemote } from '../../api/useRemote.ts'
import { OfflineDevicesModalView } from './OfflineDevicesModalView.tsx'

export function OfflineDevicesModal({ onClose }: { onClose: () => void }) {
  const devices = useRemote(listOfflineDevices, {})
  const refresh = useRefresh()
  const [date] = useState(() => today(new Date()))
  return (
    <OfflineDevicesModalView
      devices={devices}
      date={date}
      onRetry={() => void refresh(listOfflineDevices, {})}
      onClose={onClose}
    />
  )
}
