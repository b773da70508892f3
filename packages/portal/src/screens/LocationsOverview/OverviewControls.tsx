import type { Location } from '@netportal/contract'
import { Cluster, Combobox, media, SelectField, TextField } from '@netportal/ui'
import { Search } from 'lucide-react'
import styled, { css } from 'styled-components'
import {
  type CardOrder,
  cardOrders,
  type OverviewChoices,
  type StatusFilter,
  statusFilters,
} from './arrangement.ts'
import type { CustomerChoice } from './customers.ts'

export interface OverviewControlsProps {
  locations: readonly Location[]
  choices: OverviewChoices
  onChoicesChange: (choices: OverviewChoices) => void
  /** Whose locations are shown. @default nobody is told whose they are */
  customers?: CustomerChoice | null | undefined
  /** Whether the locations stand in a table, which has its own search and order. */
  isListShown: boolean
}

/** Which locations are shown, and in which order. */
export function OverviewControls(props: OverviewControlsProps) {
  const { locations, choices, onChoicesChange, customers, isListShown } = props
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
      {customers && customers.count > 1 && <CustomerField {...customers} />}
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

function CustomerField({ customers, count, chosen, onChoose }: CustomerChoice) {
  const options = (customers ?? []).map(({ id, company_name }) => ({
    value: String(id),
    label: company_name,
  }))
  const asked = { label: 'Customer', labelHidden: true }
  if (count > longList) {
    return (
      <ManyCustomers
        {...asked}
        placeholder={allCustomersText}
        options={options}
        status={customers === null ? 'loading' : 'ready'}
        value={chosen || null}
        onChange={(id) => onChoose(id ?? '')}
      />
    )
  }
  return (
    <FewCustomers
      {...asked}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{allCustomersText}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value} dir="auto">
          {label}
        </option>
      ))}
    </FewCustomers>
  )
}

/** More customers than that are found by typing. */
const longList = 12

const allCustomersText = 'All customers'

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

/** No wider than the page, however long a name is. */
const customerWidth = css`
  min-inline-size: 0;
  max-inline-size: min(100%, 20rem);
  ${media.below.sm} {
    max-inline-size: 100%;
  }
`

const FewCustomers = styled(SelectField)`
  ${customerWidth}
`

const ManyCustomers = styled(Combobox<string>)`
  ${customerWidth}
`

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
