import { isolate } from '@netportal/format'
import { rem, useForcedColors } from '@netportal/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { PictureSvg } from '../shapes/PictureSvg.tsx'
import type { PlotFormats } from '../text/plotFormats.ts'
import { type PiePlotProps, pieLayout } from './pieLayout.ts'
import { pieShapes } from './pieShapes.ts'
import { SliceTargets } from './SliceTargets.tsx'
import { SliceTooltip } from './SliceTooltip.tsx'

export interface PointablePieProps extends PiePlotProps {
  /** Names the pie to screen readers. */
  title: string
  roleDescription: string
  formatValue: (value: number) => string
  formats: Pick<PlotFormats, 'formatPercent'>
  /** Place of the slice that is pointed at. */
  active: number | null
  onPoint: (place: number | null) => void
}

/** A pie that a reader can point at. */
export function PointablePie(props: PointablePieProps) {
  const {
    title,
    roleDescription,
    data,
    nameCut,
    width,
    height,
    theme,
    formatValue,
    active,
    onPoint,
  } = props
  const isForced = useForcedColors()
  // Patterns need an edge where gaps between colours suffice.
  const outline = isForced ? theme.chart.axis : theme.color.surface.base
  const layout = useMemo(
    () => pieLayout({ data, nameCut, width, height, theme }),
    [data, nameCut, width, height, theme],
  )
  const shapes = pieShapes(layout, theme, { active, outline })
  return (
    <Plot>
      <PictureSvg picture={{ width, height, shapes }} fontFamily={theme.font.sans} unit={rem} />
      <SliceTargets
        {...{ layout, width, height, roleDescription, onPoint }}
        label={title}
        describe={({ label, value, shownPercent }) =>
          `${isolate(label)}, ${formatValue(value)}, ${props.formats.formatPercent(shownPercent, 1)}`
        }
      />
      {active !== null && <SliceTooltip {...{ layout, width, formatValue }} place={active} />}
    </Plot>
  )
}

const Plot = styled.div`
  position: relative;
`
