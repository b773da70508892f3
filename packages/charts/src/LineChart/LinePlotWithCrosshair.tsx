import { resolveZone } from '@netportal/format'
import { rem } from '@netportal/ui'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { chartColor } from '../palette/chartColor.ts'
import { SeriesSwatch } from '../palette/SeriesSwatch.tsx'
import { Crosshair } from '../pointing/Crosshair.tsx'
import type { Period } from '../series/period.ts'
import { valueAt } from '../series/readingTimes.ts'
import { PictureSvg } from '../shapes/PictureSvg.tsx'
import { englishFormats } from '../text/plotFormats.ts'
import { type LinePlotProps, lineLayout, shownPeriod } from './lineLayout.ts'
import { lineReadings } from './lineReadings.ts'
import { lineShapes } from './lineShapes.ts'
import type { LineChartTexts } from './lineTexts.ts'
import { shownOf } from './references.ts'

/** A reading of a line chart. */
export interface LineReading {
  /** Milliseconds since 1970-01-01 UTC. */
  time: number
  /** Of the series that are shown; null where one has none at that instant. */
  values: readonly { name: string; value: number | null }[]
}

export interface LinePlotWithCrosshairProps {
  /** Names the chart to screen readers. */
  label: string
  /** The same object while nothing about it changes: its layout is kept. */
  plot: LinePlotProps
  formatValue: (value: number) => string
  texts: LineChartTexts
  onPointClick?: ((point: LineReading) => void) | undefined
  /** Called with the part of the period to show, null for all; without it nobody zooms. */
  onZoom?: ((zoom: Period | null) => void) | undefined
  /** Tells whether the reader has zoomed: then what is shown is said. */
  isZoomSaid?: boolean
}

const ZoomSurface = lazy(async () => {
  const { ZoomSurface } = await import('../zoom/ZoomSurface.tsx')
  return { default: ZoomSurface }
})

/** A line plot that a reader can point at. */
export function LinePlotWithCrosshair({
  label,
  plot,
  formatValue,
  texts,
  onPointClick,
  onZoom,
  isZoomSaid = false,
}: LinePlotWithCrosshairProps) {
  const { width, height, timeZone, theme, formats = englishFormats } = plot
  const layout = useMemo(() => lineLayout(plot), [plot])
  const shapes = useMemo(() => lineShapes(plot, layout), [plot, layout])
  const { noValue: noValueText, range, counted } = texts
  const readings = useMemo(
    () => lineReadings(layout, { timeZone, formats, formatValue, noValueText, range, counted }),
    [layout, timeZone, formats, formatValue, noValueText, range, counted],
  )
  const entries = layout.lines.map(({ series }) => ({
    name: series.name,
    swatch: <SeriesSwatch series={series} width={16} />,
    dotColor: chartColor(series.color, theme),
  }))
  const reading = useRef<number>(null)
  const timeText = (time: number) => formats.formatDateTime(time, timeZone)
  const readable = (
    <Crosshair
      {...{ readings, entries, width, height, label }}
      roleDescription={texts.roleDescription}
      description={[
        texts.description(resolveZone(timeZone).zone),
        ...(onPointClick ? [texts.chooseDescription] : []),
        ...(onZoom ? [texts.zoomDescription] : []),
      ].join(' ')}
      placeRef={reading}
      onChoose={
        onPointClick &&
        ((time) =>
          onPointClick({
            time,
            values: shownOf(plot.series).map((one) => ({
              name: one.name,
              value: valueAt(one, time),
            })),
          }))
      }
    >
      <PictureSvg picture={{ width, height, shapes }} fontFamily={theme.font.sans} unit={rem} />
    </Crosshair>
  )
  if (!onZoom) return readable
  const { plot: area, period: shown, timeAt } = layout
  return (
    <Suspense fallback={readable}>
      <ZoomSurface
        {...{ shown, timeAt, reading, onZoom }}
        plot={area}
        whole={shownPeriod({ ...plot, zoom: null })}
        announcement={isZoomSaid ? texts.zoomed(timeText(shown.from), timeText(shown.to)) : ''}
      >
        {readable}
      </ZoomSurface>
    </Suspense>
  )
}
