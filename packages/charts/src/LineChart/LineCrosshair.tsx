import { radius, rem, VisuallyHidden } from '@netportal/ui'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { styled, useTheme } from 'styled-components'
import { textScale } from '../textScale.ts'
import {
  type CrosshairElements,
  hideCrosshair,
  type Reading,
  showCrosshair,
  timeAfterKey,
} from './crosshair.ts'
import { crosshairTimes, nearestIndex, valueAt } from './crosshairTimes.ts'
import { LineTooltip } from './LineTooltip.tsx'
import type { LineLayout, PlotSeries } from './lineLayout.ts'
import { seriesColor } from './lineShapes.ts'

export interface LineCrosshairProps {
  layout: LineLayout
  width: number
  height: number
  formatTime: (time: number) => string
  formatValue: (value: number) => string
  /** Text shown for a value that a series lacks at an instant. */
  noValueText: string
  /** Names the chart to screen readers. */
  label: string
  /** The kind of thing it is, for screen readers. */
  roleDescription: string
  /** Sentences for screen readers on the chart's content and its keys. */
  description: string
  /** The plot. */
  children: ReactNode
}

/**
 * Lets a reader point at a line plot: a crosshair and a tooltip follow the mouse, a finger or the arrow
 * keys, from one original point to the next. Readings by keys and fingers are announced.
 */
export function LineCrosshair(props: LineCrosshairProps) {
  const { layout, width, height, label, roleDescription, description, children } = props
  const theme = useTheme()
  const descriptionId = useId()
  const announcement = useRef<HTMLSpanElement>(null)
  const shown = layout.lines.map(({ series }) => series)
  const { crosshair, rule, tooltip, time, dotRef, valueRef, move, hide } = useCrosshair(
    props,
    shown,
  )
  const announce = (reading: Reading | null) => {
    if (!reading || !announcement.current) return
    announcement.current.textContent = spoken(reading, shown)
  }

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - left) / textScale()
    const reading = move((times) => nearestIndex(times, layout.timeAt(x)))
    if (event.pointerType !== 'mouse') announce(reading)
  }
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') hide()
    const reading = move((times, current) => timeAfterKey(event, current, times.length))
    if (!reading) return
    event.preventDefault()
    announce(reading)
  }

  return (
    <Root
      role="application"
      aria-roledescription={roleDescription}
      aria-label={label}
      aria-describedby={descriptionId}
      tabIndex={0}
      style={{ blockSize: rem(height) }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
      onKeyDown={press}
      onBlur={hide}
    >
      {children}
      <Overlay
        width={rem(width)}
        height={rem(height)}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
      >
        <Crosshair ref={crosshair}>
          <line
            ref={rule}
            y1={layout.plot.top}
            y2={layout.plot.top + layout.plot.height}
            stroke={theme.chart.crosshair}
            strokeDasharray="2 3"
          />
          {shown.map(({ name, colorIndex }, place) => (
            <circle
              key={name}
              ref={dotRef(place)}
              r={4.5}
              fill={seriesColor(colorIndex, theme)}
              stroke={theme.color.surface.base}
              strokeWidth={2}
            />
          ))}
        </Crosshair>
      </Overlay>
      <LineTooltip ref={tooltip} timeRef={time} valueRef={valueRef} series={shown} />
      <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>
      <VisuallyHidden role="status" ref={announcement} />
    </Root>
  )
}

/** Keeps the place of the crosshair, without state: nothing else depends on it. */
function useCrosshair(
  { layout, width, formatTime, formatValue, noValueText }: LineCrosshairProps,
  shown: readonly PlotSeries[],
) {
  const crosshair = useRef<SVGGElement>(null)
  const rule = useRef<SVGLineElement>(null)
  const tooltip = useRef<HTMLDivElement>(null)
  const time = useRef<HTMLDivElement>(null)
  const [dots, dotRef] = useElementList<SVGCircleElement>()
  const [values, valueRef] = useElementList<HTMLElement>()
  const known = useRef<{ layout: LineLayout; times: Float64Array }>(null)
  const current = useRef<number>(null)

  // The reading shown belongs to the layout before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new layout
  useLayoutEffect(() => hideCrosshair(crosshair.current, tooltip.current), [layout])

  const read = (time: number): Reading => ({
    x: layout.xOf(time),
    time: formatTime(time),
    entries: shown.map((series) => {
      const value = valueAt(series, time)
      return value === null
        ? { y: null, text: noValueText }
        : { y: layout.yOf(value), text: formatValue(value) }
    }),
  })

  const elements = (): CrosshairElements | null => {
    if (!crosshair.current || !rule.current || !tooltip.current || !time.current) return null
    const series = shown.flatMap((_, place) => {
      const dot = dots.get(place)
      const value = values.get(place)
      return dot && value ? [{ dot, value }] : []
    })
    return {
      crosshair: crosshair.current,
      rule: rule.current,
      tooltip: tooltip.current,
      time: time.current,
      series,
    }
  }

  /** @param next chooses a reading by its index, knowing that of the current one; null for none */
  const move = (next: (times: Float64Array, current: number) => number | null): Reading | null => {
    if (known.current?.layout !== layout) {
      known.current = { layout, times: crosshairTimes(shown, layout.period) }
    }
    const { times } = known.current
    const index = next(times, current.current === null ? -1 : nearestIndex(times, current.current))
    const at = index === null ? undefined : times[index]
    const found = elements()
    if (at === undefined || found === null) return null
    current.current = at
    const reading = read(at)
    showCrosshair(found, reading, width)
    return reading
  }

  const hide = () => {
    current.current = null
    hideCrosshair(crosshair.current, tooltip.current)
  }

  return { crosshair, rule, tooltip, time, dotRef, valueRef, move, hide }
}

/** Keeps the elements of a list by their places. */
function useElementList<E extends Element>() {
  const [elements] = useState(() => new Map<number, E>())
  const ref = (place: number) => (element: E | null) => {
    if (element) elements.set(place, element)
    else elements.delete(place)
  }
  return [elements, ref] as const
}

function spoken({ time, entries }: Reading, shown: readonly PlotSeries[]): string {
  return [time, ...entries.map(({ text }, place) => `${shown[place]?.name} ${text}`)].join(', ')
}

const Root = styled.div`
  position: relative;
  border-radius: ${radius.sm};
  cursor: crosshair;
  touch-action: pan-y;
`

const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  pointer-events: none;
`

const Crosshair = styled.g`
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }
  [data-missing] {
    visibility: hidden;
  }
`
