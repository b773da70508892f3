import type { Location } from '@netportal/contract'
import { Cluster, media, SelectField, TextField } from '@netportal/ui'
import { Search } from 'lucide-react'
import styled from 'styled-components'
import {
  type CardOrder,
  cardOrders,
  type OverviewChoices,
  type StatusFilter,
  statusFilters,
} from './arrangement.ts'

export interface OverviewControlsProps {
  locations: readonly Location[]
  choices: OverviewChoices
  onChoicesChange: (choices: OverviewChoices) => void
  /** Whether the locations stand in a table, which has its own search and order. */
  isListShown: boolean
}

/** Which locations are shown, and in which order. */
export function OverviewControls(props: OverviewControlsProps) {
  const { locations, choices, onChoicesChange, isListShown } = props
  const zones = [...new Set(locations.map(({ timezone }) => timezone).filter(Boolean))].sort()
  const choose = (part: Partial<OverviewChoices>) => onChoicesChange({ ...choices, ...part })
  return (
    <Controls>
      {!isListShown && (
        <SearchField
          type="search"
          label="Search locations"
          labelHidden
          placeholder="Search locations"
          icon={<Search />}
          value={choices.search}
          onChange={({ currentTarget }) => choose({ search: currentTarget.value })}
        />
      )}
      <SelectField
        label="Show"
        labelHidden
        value={choices.status}
        onChange={({ currentTarget }) =>
          choose({ status: statusFilters.find((one) => one === currentTarget.value) ?? 'all' })
        }
      >
        {statusFilters.map((status) => (
          <option key={status} value={status}>
            {statusTexts[status]}
          </option>
        ))}
      </SelectField>
      {zones.length > 1 && (
        <SelectField
          label="Time zone"
          labelHidden
          value={choices.zone}
          onChange={({ currentTarget }) => choose({ zone: currentTarget.value })}
        >
          <option value="">All time zones</option>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </SelectField>
      )}
      {!isListShown && (
        <SelectField
          label="Order"
          labelHidden
          value={choices.order}
          onChange={({ currentTarget }) =>
            choose({ order: cardOrders.find((one) => one === currentTarget.value) ?? 'name' })
          }
        >
          {cardOrders.map((order) => (
            <option key={order} value={order}>
              {orderTexts[order]}
            </option>
          ))}
        </SelectField>
      )}
    </Controls>
  )
}

const statusTexts: Record<StatusFilter, string> = {
  all: 'All locations',
  down: 'Something down',
  critical: 'Critical',
  warning: 'Warning',
  good: 'Good',
}

const orderTexts: Record<CardOrder, string> = {
  severity: 'Worst first',
  name: 'Name',
  clients: 'Most clients',
  tickets: 'Most open tickets',
}

const Controls = styled(Cluster)`
  ${media.below.sm} {
    > * {
      flex: 1 1 40%;
    }
  }
`

const SearchField = styled(TextField)`
  flex: 1 1 16rem;
  max-inline-size: 24rem;
  ${media.below.sm} {
    flex-basis: 100%;
    max-inline-size: none;
  }
`
