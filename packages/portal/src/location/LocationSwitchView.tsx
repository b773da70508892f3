import type { Id, Location } from '@netportal/contract'
import { Combobox, IconButton, iconSize, Popover, rem } from '@netportal/ui'
import { ArrowLeftRight } from 'lucide-react'
import styled from 'styled-components'
import type { Remote } from '../shared/remote.ts'

export interface LocationSwitchViewProps {
  /** Of the location that the page is about, as the address has it. */
  locationId: string
  /** All that the reader may see; asked for once it is open. */
  locations: Remote<Location[]>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (id: Id) => void
}

/** Leads to another location, found by typing. */
export function LocationSwitchView({
  locationId,
  locations,
  isOpen,
  onOpenChange,
  onChoose,
}: LocationSwitchViewProps) {
  return (
    <Popover
      title="Switch Location"
      align="end"
      open={isOpen}
      onOpenChange={onOpenChange}
      content={
        <Choice>
          <Combobox
            label="Location"
            placeholder="Type a name"
            data-autofocus
            options={isOpen ? optionsOf(locations, locationId) : []}
            status={statusOf(locations)}
            value={null}
            onChange={(id) => id !== null && onChoose(id)}
          />
        </Choice>
      }
    >
      <IconButton label="Switch location" size="sm">
        <ArrowLeftRight size={iconSize.md} />
      </IconButton>
    </Popover>
  )
}

function optionsOf(locations: Remote<Location[]>, locationId: string) {
  const all = locations.status === 'ready' ? locations.data : []
  return all
    .filter(({ id }) => String(id) !== locationId)
    .map(({ id, name }) => ({ value: id, label: name }))
}

function statusOf(locations: Remote<Location[]>) {
  if (locations.status !== 'failed') return locations.status
  const { message, retry } = locations
  return { message, ...(retry && { onRetry: retry }) }
}

const Choice = styled.div`
  inline-size: min(${rem(320)}, 80vw);
`
