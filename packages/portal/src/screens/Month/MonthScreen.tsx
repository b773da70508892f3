import {
  compareLocations,
  comparisonFigures,
  comparisonLimits,
  type Id,
  listLocations,
  listMonth,
  listWorstDevices,
  type MonthOfLocation,
} from '@netportal/contract'
import { today as dayOfNow, safeFileName } from '@netportal/format'
import { saveBlob } from '@netportal/ui'
import { useCallback, useState } from 'react'
import { useExtra } from '../../api/useExtra.ts'
import { useReading, useRemote } from '../../api/useRemote.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import type { Remote } from '../../shared/remote.ts'
import { MonthReportDialog } from './MonthReportDialog.tsx'
import { MonthView } from './MonthView.tsx'
import { monthCsv } from './monthColumns.tsx'
import { monthsUpTo } from './months.ts'
import { readMonth } from './readMonth.ts'
import { useMonthQuery } from './useMonthQuery.ts'

/** Reads the figures of months, of locations beside each other, and of access points; what is asked for is in the address. */
export function MonthScreen() {
  const [today] = useState(() => dayOfNow(new Date()))
  const asked = useMonthQuery(today)
  const { tab, month, quarter, sites, days, figure } = asked
  const isWorst = tab === 'worst'
  const table = useTableAddress({
    sort: isWorst
      ? { columnId: 'down', direction: 'descending' }
      : { columnId: 'uptime', direction: 'ascending' },
  })
  const all = useReading({
    key: tab === 'locations' ? `${listMonth.path} ${month}` : null,
    read: () => readMonth(month),
    texts: { failure: listMonth.failure, notFoundText: undefined },
    keepPrevious: true,
  })
  const locations = useRemote(listLocations, tab === 'compare' ? {} : null)
  const isComplete =
    sites.length > 1 && sites.length <= comparisonLimits.sitesMax && days.from <= days.to
  const compared = useRemote(
    compareLocations,
    tab === 'compare' && isComplete
      ? { query: { location_ids: sites.join(','), from: days.from, to: days.to } }
      : null,
    { keepPrevious: true, notFoundText: 'One of these locations is not there.' },
  )
  const worst = useRemote(listWorstDevices, isWorst ? { query: { quarter } } : null, {
    keepPrevious: true,
  })
  const first = all.status === 'ready' ? all.data.firstMonth : null
  const months = monthsUpTo(today, first)
  const hasReport = useExtra('month-report') === 'announced'
  const [reported, setReported] = useState<readonly Id[] | null>(null)
  const closeReport = useCallback(() => setReported(null), [])
  return (
    <>
      <MonthView
        tab={tab}
        onTabChange={asked.openTab}
        months={months.includes(month) ? months : [...months, month]}
        onMonthChange={asked.setMonth}
        locations={{
          month,
          sites: sitesOf(all),
          table: table.state,
          onTableChange: table.onStateChange,
          onSave: (rows) => save(`monthly-figures-${month}.csv`, monthCsv(rows)),
          onReport: hasReport
            ? (rows) => setReported(rows.map(({ location_id }) => location_id))
            : null,
          onCompare: (rows) =>
            asked.compare(
              rows.map(({ location_id }) => String(location_id)),
              month,
              comparisonFigures.find((one) => one === table.state.sort?.columnId) ?? figure,
            ),
        }}
        compare={{
          locations,
          sites,
          onSitesChange: asked.setSites,
          days,
          onDaysChange: asked.setDays,
          figure,
          onFigureChange: asked.setFigure,
          compared: isComplete ? compared : null,
          today,
        }}
        worst={{
          quarter,
          onQuarterChange: asked.setQuarter,
          worst,
          table: table.state,
          onTableChange: table.onStateChange,
          today,
        }}
      />
      {reported !== null && (
        <MonthReportDialog month={month} sites={reported} today={today} onClose={closeReport} />
      )}
    </>
  )
}

function sitesOf(all: Remote<{ sites: MonthOfLocation[] }>): Remote<MonthOfLocation[]> {
  return all.status === 'ready' ? { ...all, data: all.data.sites } : all
}

function save(fileName: string, text: string): void {
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), safeFileName(fileName))
}
