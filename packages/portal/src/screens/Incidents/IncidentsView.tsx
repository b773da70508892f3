import {
  type CallWithoutOutagePage,
  type IncidentPage,
  incidentLimits,
  type Location,
} from '@netportal/contract'
import { Combobox, SelectField, space, type TableState, Tabs } from '@netportal/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { paths } from '../../paths.ts'
import { DaysField } from '../../shared/domain/DaysField.tsx'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { Page } from '../../shared/page/Page.tsx'
import type { Remote } from '../../shared/remote.ts'
import { IncidentTable } from './IncidentTable.tsx'
import { QuietCalls } from './QuietCalls.tsx'

export type HistoryTabName = 'incidents' | 'calls'
export type StateFilter = 'open' | 'over'
export type CallsFilter = 'none' | 'some'

export interface IncidentsViewProps {
  /** The open tab. */
  tab: HistoryTabName
  onTabChange: (tab: HistoryTabName) => void
  locations: Remote<Location[]>
  /** Id of the only location that is shown, as in the address; null for all. */
  location: string | null
  onLocationChange: (id: string | null) => void
  /** The period: so many days up to now. */
  days: number
  onDaysChange: (days: (typeof incidentLimits.historyDayChoices)[number]) => void
  /** Only incidents that are open or over; null for both. */
  state: StateFilter | null
  onStateChange: (state: StateFilter | null) => void
  /** Only incidents that nobody called about, or that somebody did; null for both. */
  called: CallsFilter | null
  onCalledChange: (called: CallsFilter | null) => void
  /** A page of incidents, as the server sorts and cuts it. */
  incidents: Remote<IncidentPage>
  /** A page of calls while the network was well. */
  calls: Remote<CallWithoutOutagePage>
  /** Epoch milliseconds: the end of what lasts. */
  nowMs: number
  /** State of the open tab's table. */
  table: TableState
  onTableChange: (state: TableState) => void
  /** Saves all rows that match; settles when that is done. */
  onSave: () => Promise<void>
}

/** The incidents of a period, also those that nobody called about, and the calls that no incident explains. */
export function IncidentsView(props: IncidentsViewProps) {
  const { tab, onTabChange, locations, location, onLocationChange, days, onDaysChange } = props
  const options = useMemo(() => optionsOf(locations, location), [locations, location])
  return (
    <Page
      title="Incidents"
      back={<BackLink to={paths.dashboard}>Back to Dashboard</BackLink>}
      actions={
        <Choices>
          <Combobox
            label="Location"
            labelPlacement="start"
            placeholder="All locations"
            options={options}
            value={location}
            onChange={onLocationChange}
          />
          <DaysField
            label="For the last"
            choices={incidentLimits.historyDayChoices}
            days={days}
            onChange={onDaysChange}
          />
        </Choices>
      }
    >
      <Tabs
        label="Incidents and calls"
        value={tab}
        onChange={onTabChange}
        tabs={[
          { id: 'incidents', label: 'Incidents', content: <IncidentTab {...props} /> },
          {
            id: 'calls',
            label: 'Calls While the Network Was Well',
            content: <QuietCalls {...props} />,
          },
        ]}
      />
    </Page>
  )
}

function optionsOf(locations: Remote<Location[]>, chosen: string | null) {
  const known = locations.status === 'ready' ? locations.data : []
  const options = known.map(({ id, name }) => ({ value: String(id), label: name }))
  const isMissing = chosen !== null && !options.some(({ value }) => value === chosen)
  return isMissing ? [{ value: chosen, label: `Location ${chosen}` }, ...options] : options
}

function IncidentTab(props: IncidentsViewProps) {
  const { state, onStateChange, called, onCalledChange } = props
  return (
    <IncidentTable
      {...props}
      filters={
        <>
          <SelectField
            label="State"
            labelPlacement="start"
            value={state ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onStateChange(value === 'open' || value === 'over' ? value : null)
            }
          >
            <option value="">All</option>
            <option value="open">Open</option>
            <option value="over">Over</option>
          </SelectField>
          <SelectField
            label="Calls"
            labelPlacement="start"
            value={called ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onCalledChange(value === 'none' || value === 'some' ? value : null)
            }
          >
            <option value="">All</option>
            <option value="none">Nobody called</option>
            <option value="some">Somebody called</option>
          </SelectField>
        </>
      }
    />
  )
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`
