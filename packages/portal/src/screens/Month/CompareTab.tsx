import { LineChart } from '@netportal/charts'
import {
  type ComparedLocations,
  type ComparisonFigure,
  comparisonFigures,
  comparisonLimits,
  type Location,
  limits,
  type SeriesOfLocation,
} from '@netportal/contract'
import { addDays } from '@netportal/format'
import {
  DateRange,
  type DaySpan,
  MultiCombobox,
  Note,
  Panel,
  rem,
  SelectField,
  Skeleton,
  StateMessage,
  space,
} from '@netportal/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { RemoteState } from '../../shared/page/RemoteState.tsx'
import type { Remote } from '../../shared/remote.ts'
import { figureWords } from './figures.ts'

export interface CompareTabProps {
  locations: Remote<Location[]>
  /** Ids of the locations chosen. */
  sites: readonly string[]
  onSitesChange: (sites: string[]) => void
  days: DaySpan
  onDaysChange: (days: DaySpan) => void
  figure: ComparisonFigure
  onFigureChange: (figure: ComparisonFigure) => void
  /** null while too few locations or no days are chosen. */
  compared: Remote<ComparedLocations> | null
  /** `yyyy-MM-dd` */
  today: string
}

/** A figure of two to five locations on one chart, day by day. */
export function CompareTab(props: CompareTabProps) {
  const { locations, sites, onSitesChange, days, onDaysChange, figure, onFigureChange } = props
  const { sitesMax, seriesDaysMax } = comparisonLimits
  const options = useMemo(
    () =>
      locations.status === 'ready'
        ? locations.data.map(({ id, name }) => ({ value: String(id), label: name }))
        : [],
    [locations],
  )
  const yesterday = addDays(props.today, -1)
  return (
    <Blocks>
      <Panel>
        <Choices>
          <MultiCombobox
            label="Locations"
            hint={`Two at least, ${sitesMax} at most.`}
            {...(sites.length > sitesMax && { error: `Choose ${sitesMax} locations at most.` })}
            options={options}
            value={sites}
            onChange={onSitesChange}
          />
          <DateRange
            label="Days"
            value={days}
            onChange={onDaysChange}
            max={yesterday}
            maxDays={seriesDaysMax}
            presets={[30, 90, 365].map((count) => ({
              label: `${count} days`,
              from: addDays(yesterday, 1 - count),
              to: yesterday,
            }))}
          />
          <SelectField
            label="Figure"
            value={figure}
            hint={figureWords[figure].meaning}
            onChange={({ currentTarget: { value } }) => {
              const chosen = comparisonFigures.find((one) => one === value)
              if (chosen !== undefined) onFigureChange(chosen)
            }}
          >
            {comparisonFigures.map((one) => (
              <option key={one} value={one}>
                {figureWords[one].name}
              </option>
            ))}
          </SelectField>
        </Choices>
      </Panel>
      <Chart {...props} />
    </Blocks>
  )
}

function Chart({ compared, figure }: CompareTabProps) {
  if (compared === null) {
    return (
      <Panel>
        <StateMessage state="empty">
          Choose two locations or more, and the days, to see them on one chart.
        </StateMessage>
      </Panel>
    )
  }
  if (compared.status !== 'ready') {
    return (
      <RemoteState
        remote={compared}
        loadingText="Loading the figures..."
        skeleton={
          <Panel>
            <Skeleton height={rem(limits.lineChartHeightPx)} />
          </Panel>
        }
      />
    )
  }
  return (
    <>
      <OutdatedNote of={[compared]} />
      <ComparedChart compared={compared.data} figure={figure} />
      <Note>
        Days are by the clocks of each location. A day of which nothing is known is a gap.
      </Note>
    </>
  )
}

function ComparedChart({
  compared,
  figure,
}: {
  compared: ComparedLocations
  figure: ComparisonFigure
}) {
  const { from, locations } = compared
  const series = useMemo(
    () =>
      locations.map((site) => ({
        name: nameAmong(site, locations),
        points: site.by_day[figure].map((value, index) => ({
          time: Date.parse(addDays(from, index)),
          value,
        })),
      })),
    [locations, from, figure],
  )
  const { name, format } = figureWords[figure]
  return (
    <LineChart
      title={name}
      series={series}
      timeZone="UTC"
      height={limits.lineChartHeightPx}
      formatValue={format}
      {...(figure === 'uptime' && { valueRange: uptimeEnds(locations) })}
      emptyMessage="Nothing is known of these days."
    />
  )
}

/** Two locations may have one name; a chart's series may not. */
function nameAmong(site: SeriesOfLocation, all: readonly SeriesOfLocation[]): string {
  const isOnly = all.filter((one) => one.location_name === site.location_name).length === 1
  return isOnly ? site.location_name : `${site.location_name} (${site.location_id})`
}

/** Uptime from zero would be a line at the top. */
function uptimeEnds(locations: readonly SeriesOfLocation[]) {
  const values = locations.flatMap(({ by_day }) => by_day.uptime.flatMap((value) => value ?? []))
  const lowest = values.reduce((a, b) => Math.min(a, b), 100)
  return { from: Math.max(0, Math.floor(lowest) - 1), to: 100 }
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[5]};
`
