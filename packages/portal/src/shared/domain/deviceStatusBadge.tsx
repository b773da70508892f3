import { type DeviceStatus, deviceStatus, deviceStatusTexts } from '@netportal/contract'
import { StatusBadge, type StatusTone } from '@netportal/ui'
import { CircleHelp } from 'lucide-react'

/** A device's status in words, whatever the API's spelling. Specification §4 "Device status". */
export function deviceStatusText(status: string | null | undefined): string {
  return deviceStatusTexts[deviceStatus(status)]
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
      {deviceStatusTexts[known]}
    </StatusBadge>
  )
}

const tones: Record<DeviceStatus, StatusTone> = {
  online: 'good',
  offline: 'critical',
  unknown: 'noData',
}
