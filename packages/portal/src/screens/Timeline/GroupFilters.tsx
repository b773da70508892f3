import { type Device, type TimelineGroupKind, timelineGroupKinds } from '@netportal/contract'
import { textOr } from '@netportal/format'
import { Combobox, DateField, InlineState, media, SelectField, space } from '@netportal/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { Remote } from '../../shared/remote.ts'
import type { GroupsFilter } from './useGroupsAddress.ts'

export interface GroupFiltersProps {
  filter: GroupsFilter
  onFilterChange: (filter: GroupsFilter) => void
  /** Access points of the location, to choose from. */
  devices: Remote<Device[]>
  /** Today by the clocks of the location, `yyyy-MM-dd`. */
  today: string
  /** Whether what is shown is not yet what was asked for. */
  isLoading: boolean
}

const kindTexts: Record<TimelineGroupKind, string> = {
  incident: 'Incidents',
  outage: 'Outages of one access point',
  device_status: 'Other changes of status',
  guest_ticket: 'Tickets',
}

/** Which entries are shown, and up to which day. */
export function GroupFilters({
  filter,
  onFilterChange,
  devices,
  today,
  isLoading,
}: GroupFiltersProps) {
  const { kind, device, date } = filter
  const options = useMemo(() => toOptions(devices, device), [devices, device])
  return (
    <Fields>
      <SelectField
        label="Kind"
        value={kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilterChange({
            ...filter,
            kind: timelineGroupKinds.find((each) => each === value) ?? null,
          })
        }
      >
        <option value="">All kinds</option>
        {timelineGroupKinds.map((each) => (
          <option key={each} value={each}>
            {kindTexts[each]}
          </option>
        ))}
      </SelectField>
      <Combobox
        label="Access Point"
        options={options}
        status={statusOf(devices)}
        value={device}
        placeholder="All access points"
        onChange={(chosen) => onFilterChange({ ...filter, device: chosen })}
      />
      <DateField
        label="Jump to Date"
        value={date ?? ''}
        max={today}
        onChange={({ currentTarget: { value } }) =>
          onFilterChange({ ...filter, date: value || null })
        }
      />
      <Progress>{isLoading && <InlineState state="loading">Loading...</InlineState>}</Progress>
    </Fields>
  )
}

/** One that an address names is offered whatever the API says of it. */
function toOptions(devices: Remote<Device[]>, chosen: string | null) {
  const all = devices.status === 'ready' ? devices.data : []
  const options = all.map(({ ap_mac_address: mac, device_name_api }) => ({
    value: mac,
    label: textOr(device_name_api, mac),
  }))
  return chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options]
}

function statusOf(devices: Remote<Device[]>) {
  if (devices.status !== 'failed') return devices.status
  const { message, retry } = devices
  return { message, ...(retry && { onRetry: retry }) }
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 260px) minmax(0, 320px) minmax(0, 200px) minmax(0, 1fr);
  gap: ${space[4]};
  ${media.below.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.below.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  @media print {
    display: none;
  }
`

/** On a phone it would move what follows. */
const Progress = styled.div`
  align-self: end;
  padding-block-end: ${space[2]};
  ${media.below.md} {
    display: none;
  }
`
