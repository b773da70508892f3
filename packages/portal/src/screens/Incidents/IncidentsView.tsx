import { incidentLimits, type Location } from '@netportal/contract'
import { Combobox, SelectField, space, Tabs } from '@netportal/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { DaysField } from '../../shared/domain/DaysField.tsx'
import { incidentsAndCallsText } from '../../shared/domain/incidentTexts.ts'
import { BackToDashboard } from '../../shared/page/BackToDashboard.tsx'
import { Page } from '../../shared/page/Page.tsx'
import type { Remote } from '../../shared/remote.ts'
import { IncidentTable } from './IncidentTable.tsx'
import type { IncidentsViewProps } from './incidentsViewProps.ts'
import { QuietCalls, quietCallsText } from './QuietCalls.tsx'

/** The incidents of a period, also those that nobody called about, and the calls that no incident explains. */
export function IncidentsView(props: IncidentsViewProps) {
  const { tab, onTabChange, locations, location, onLocationChange, days, onDaysChange } = props
  const options = useMemo(() => optionsOf(locations, location), [locations, location])
  return (
    <Page
      title="Incidents"
      back={<BackToDashboard />}
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
        label={incidentsAndCallsText}
        value={tab}
        onChange={onTabChange}
        tabs={[
          { id: 'incidents', label: 'Incidents', content: <IncidentTab {...props} /> },
          {
            id: 'calls',
            label: quietCallsText,
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
