import { type DeviceStatus, deviceStatus } from '@netportal/contract'
import { StatusBadge, type StatusTone } from '@netportal/ui'
import { CircleHelp } from 'lucide-react'

/** A device's status in words, whatever the API's spelling. Specification §4 "Device status". */
export function deviceStatusText(status: string | null | undefined): string {
  return texts[deviceStatus(status)]
}

export interface DeviceStatusBadgeProps {
  status: string | null | undefined
  /** `text` where every device shown is offline. @default loud for an offline one */
  form?: 'text' | 'pill' | undefined
}

/** A device's status as shape, word and colour. */
export function DeviceStatusBadge({ status, form }: DeviceStatusBadgeProps) {
  const known = deviceStatus(status)
  return (
    <StatusBadge
      tone={tones[known]}
      {...(form && { form })}
      {...(known === 'unknown' && { icon: <CircleHelp /> })}
    >
      {texts[known]}
    </StatusBadge>
  )
}

const texts: Record<DeviceStatus, string> = {
  online: 'Online',
  offline: 'Offline',
  unknown: 'Unknown',
}

const tones: Record<DeviceStatus, StatusTone> = {
  online: 'good',
  offline: 'critical',
  unknown: 'noData',
}
