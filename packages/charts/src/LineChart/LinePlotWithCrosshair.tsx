import { formatDateTime, resolveZone } from '@netportal/format'
import { rem } from '@netportal/ui'
import { useMemo } from 'react'
import { PictureSvg } from '../shapes/PictureSvg.tsx'
import { LineCrosshair } from './LineCrosshair.tsx'
import { type LinePlotProps, lineLayout } from './lineLayout.ts'
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
  const { width, height, timeZone, theme } = plot
  const layout = useMemo(() => lineLayout(plot), [plot])
  const shapes = useMemo(() => lineShapes(plot, layout), [plot, layout])
  return (
    <LineCrosshair
      layout={layout}
      width={width}
      height={height}
      formatTime={(time) => formatDateTime(time, timeZone)}
      formatValue={formatValue}
      noValueText={texts.noValue}
      label={label}
      roleDescription={texts.roleDescription}
      description={texts.description(resolveZone(timeZone).zone)}
    >
      <PictureSvg picture={{ width, height, shapes }} fontFamily={theme.font.sans} unit={rem} />
    </LineCrosshair>
  )
}
