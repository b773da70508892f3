import { limits } from '@netportal/contract'
import { addDays, today } from '@netportal/format'
import { useState } from 'react'
import { RangeField } from '../../location/RangeField.tsx'
import { useLocationDetail } from '../../location/useLocationDetail.ts'
import { useRange } from '../../location/useRange.ts'
import { paths } from '../../paths.ts'
import { useDaysAddress } from '../../shared/address/useDaysAddress.ts'
import { useFlagAddress } from '../../shared/address/useFlagAddress.ts'
import { usePageParams } from '../../shared/address/usePageParams.ts'
import { useTableAddress } from '../../shared/address/useTableAddress.ts'
import { daysOf, type Range, type RangeDays } from '../../shared/range/range.ts'
import { failedRemote } from '../../shared/remote.ts'
import { SsidStatsView, statsDaysLabel } from './SsidStatsView.tsx'
import type { Zoom } from './statsDrawing.ts'
import { useAnnotations } from './useAnnotations.ts'
import { useRangeStats, useZoomedStats } from './useRangeStats.ts'
import { useSsidExport } from './useSsidExport.ts'
import { useSsidIdentity } from './useSsidIdentity.ts'

export function SsidStatsScreen() {
  const { locationId, ssidWlanIdApi } = usePageParams(paths.ssidStats)
  // Another network's page begins anew: nothing of the one before is kept in sight.
  return <SsidStats key={ssidWlanIdApi} locationId={locationId} ssidId={ssidWlanIdApi} />
}

interface SsidStatsProps {
  locationId: string | undefined
  ssidId: string | undefined
}

function SsidStats({ locationId, ssidId }: SsidStatsProps) {
  const [specifiedDays, setDays] = useDaysAddress(
    limits.ssidStatsDayChoices,
    limits.ssidStatsDaysDefault,
  )
  const isComplete = locationId !== undefined && ssidId !== undefined
  const location = useLocationDetail(locationId)
  const choice = useRange(location)
  const { range, period, zone, nowMs } = choice
  const isCalendar = range !== null && range.kind !== 'days'
  const days = range?.kind === 'days' && range.days > 0 ? range.days : specifiedDays
  const params = isComplete && !choice.isPending ? { id: locationId, ssid: ssidId } : null
  const { clients, metrics, step } = useRangeStats({ params, days, period, isCalendar })
  const [zoom, setZoom] = useZoom(isCalendar ? JSON.stringify(range) : String(days))
  const detail = useZoomedStats(params, step, zoom)
  const ssid = useSsidIdentity(locationId, ssidId)
  const [isRawShown, showRaw] = useFlagAddress('raw')
  const table = useTableAddress({ sort: { columnId: 'time', direction: 'descending' } })
  const annotations = useAnnotations(locationId, days, isCalendar ? { period } : null)
  const calendarDays = isCalendar ? upTo(range, today(nowMs, zone)) : null
  const exportChart = useSsidExport(location, ssid, {
    days,
    calendarDays,
    hidden: annotations?.hidden,
  })
  return (
    <SsidStatsView
      name={ssid.name}
      location={
        isComplete ? location : failedRemote('Location ID or SSID WLAN ID is missing from URL.')
      }
      clients={clients}
      metrics={metrics}
      period={
        choice.isOffered && (
          <RangeField
            label={statsDaysLabel}
            days={limits.ssidStatsDayChoices}
            defaultDays={limits.ssidStatsDaysDefault}
            choice={choice}
          />
        )
      }
      days={days}
      onDaysChange={setDays}
      drawing={{
        step,
        detail,
        zoom,
        onZoomChange: setZoom,
        ...(isCalendar &&
          period && { period: { ...period, untilMs: Math.min(period.untilMs, nowMs) } }),
      }}
      files={isCalendar ? null : { first: addDays(today(nowMs), -days), last: today(nowMs) }}
      annotations={annotations}
      onExport={exportChart}
      isRawShown={isRawShown}
      onRawShownChange={showRaw}
      table={table.state}
      onTableChange={table.onStateChange}
      backTo={locationId === undefined ? paths.dashboard : paths.ssids.to({ locationId })}
    />
  )
}

/** Keeps the part that is shown, until another time is. */
function useZoom(of: string): [Zoom, (zoom: Zoom) => void] {
  const [held, hold] = useState<{ zoom: Zoom; of: string }>({ zoom: null, of })
  return [held.of === of ? held.zoom : null, (zoom) => hold({ zoom, of })]
}

/** The days of a range that have come. */
function upTo(range: Exclude<Range, { kind: 'days' }>, now: string): RangeDays {
  const { first, last } = daysOf(range)
  return { first, last: last < now ? last : now }
}
