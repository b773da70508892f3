import { resolveZone } from '@netportal/format'
import { rem } from '@netportal/ui'
import { useMemo } from 'react'
import { SeriesSwatch } from '../palette/SeriesSwatch.tsx'
import { seriesColor } from '../palette/seriesPaint.ts'
import { Crosshair } from '../pointing/Crosshair.tsx'
import { PictureSvg } from '../shapes/PictureSvg.tsx'
import { englishFormats } from '../text/plotFormats.ts'
import { type LinePlotProps, lineLayout } from './lineLayout.ts'
import { lineReadings } from './lineReadings.ts'
import { lineShapes } from './lineShapes.ts'
import type { LineChartTexts } from './lineTexts.ts'

export interface LinePlotWithCrosshairProps {
  /** Names the chart to screen readers. */
  label: string
  /** The same object while nothing about it changes: its layout is kept. */
  plot: LinePlotProps
  formatValue: (value: number) => string
  texts: LineChartTexts
}

/** A line plot that a reader can point at. */
export function LinePlotWithCrosshair({
  label,
  plot,
  formatValue,
  texts,
}: LinePlotWithCrosshairProps) {
  const { width, height, timeZone, theme, formats = englishFormats } = plot
  const layout = useMemo(() => lineLayout(plot), [plot])
  const shapes = useMemo(() => lineShapes(plot, layout), [plot, layout])
  const readings = useMemo(
    () => lineReadings(layout, { timeZone, formats, formatValue, noValueText: texts.noValue }),
    [layout, timeZone, formats, formatValue, texts.noValue],
  )
  const entries = layout.lines.map(({ series }) => ({
    name: series.name,
    swatch: <SeriesSwatch series={series} width={16} />,
    dotColor: seriesColor(series.colorIndex, theme),
  }))
  return (
    <Crosshair
      {...{ readings, entries, width, height, label }}
      roleDescription={texts.roleDescription}
      description={texts.description(resolveZone(timeZone).zone)}
    >
      <PictureSvg picture={{ width, height, shapes }} fontFamily={theme.font.sans} unit={rem} />
    </Crosshair>
  )
}
