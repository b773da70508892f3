import { radius, rem, VisuallyHidden } from '@netportal/ui'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { useChartTheme } from '../chartTheme.ts'
import { nearestIndex } from '../series/readingTimes.ts'
import { textScale } from '../textScale.ts'
import {
  type CrosshairElements,
  hideCrosshair,
  indexAfterKey,
  type Reading,
  type Readings,
  showCrosshair,
} from './crosshair.ts'
import { ReadingTooltip } from './ReadingTooltip.tsx'

/** A thing that has a value at the places of a chart. */
export interface CrosshairEntry {
  name: string
  /** Its mark in the tooltip. */
  swatch: ReactNode
  /** Colour of the dot at its value; none without. */
  dotColor?: string
}

export interface CrosshairProps {
  /** The same object while the chart is laid out the same. */
  readings: Readings
  entries: readonly CrosshairEntry[]
  width: number
  height: number
  /** Names the chart to screen readers. */
  label: string
  /** The kind of thing it is, for screen readers. */
  roleDescription: string
  /** Sentences for screen readers on the chart's content and its keys. */
  description: string
  /** Called with the place that is read when it is clicked, or chosen by Enter or Space. */
  onChoose?: ((place: number) => void) | undefined
  /** Gets the place that is read. */
  placeRef?: RefObject<number | null> | undefined
  /** The plot. */
  children: ReactNode
}

/**
 * Lets a reader point at a plot: a crosshair and a tooltip follow the mouse, a finger or the arrow keys, from
 * one place to the next. Readings by keys and fingers are announced.
 */
export function Crosshair(props: CrosshairProps) {
  const { readings, entries, width, height, onChoose, placeRef } = props
  const { label, roleDescription, description, children } = props
  const theme = useChartTheme()
  const descriptionId = useId()
  const announcement = useRef<HTMLSpanElement>(null)
  const { refs, dotRef, valueRef, move, hide, current } = useCrosshair(
    readings,
    entries,
    width,
    placeRef,
  )
  const announce = (reading: Reading | null) => {
    if (!reading || !announcement.current) return
    announcement.current.textContent = spoken(reading, entries)
  }

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const scale = textScale()
    const place = readings.placeAt((event.clientX - left) / scale, (event.clientY - top) / scale)
    const reading = move((places) => nearestIndex(places, place))
    if (event.pointerType !== 'mouse') announce(reading)
  }
  const choose = () => {
    if (current.current !== null) onChoose?.(current.current)
  }
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') hide()
    if (onChoose && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      choose()
    }
    const reading = move((places, current) =>
      indexAfterKey(event, current, places.length, readings.isDownwards),
    )
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
      onClick={choose}
      onBlur={hide}
    >
      {children}
      <Overlay
        width={rem(width)}
        height={rem(height)}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
      >
        <Shown ref={refs.crosshair}>
          <path
            ref={refs.outline}
            d={readings.outline}
            {...(readings.kind === 'line'
              ? { stroke: theme.chart.crosshair, strokeDasharray: '2 3' }
              : { fill: theme.chart.crosshair, fillOpacity: 0.12 })}
          />
          {entries.map(
            ({ name, dotColor }, place) =>
              dotColor && (
                <circle
                  key={name}
                  ref={dotRef(place)}
                  r={4.5}
                  fill={dotColor}
                  stroke={theme.color.surface.base}
                  strokeWidth={2}
                />
              ),
          )}
        </Shown>
      </Overlay>
      <ReadingTooltip
        ref={refs.tooltip}
        titleRef={refs.title}
        notesRef={refs.notes}
        valueRef={valueRef}
        entries={entries}
      />
      <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>
      <VisuallyHidden role="status" ref={announcement} />
    </Root>
  )
}

/** Keeps the place of the crosshair, without state: nothing else depends on it. */
function useCrosshair(
  readings: Readings,
  entries: readonly CrosshairEntry[],
  width: number,
  placeRef: RefObject<number | null> | undefined,
) {
  const crosshair = useRef<SVGGElement>(null)
  const outline = useRef<SVGPathElement>(null)
  const tooltip = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLDivElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const [dots, dotRef] = useElementList<SVGCircleElement>()
  const [values, valueRef] = useElementList<HTMLElement>()
  const ownRef = useRef<number>(null)
  const current = placeRef ?? ownRef

  const elements = (): CrosshairElements | null => {
    if (!crosshair.current || !outline.current || !tooltip.current) return null
    if (!title.current || !notes.current) return null
    return {
      crosshair: crosshair.current,
      outline: outline.current,
      tooltip: tooltip.current,
      title: title.current,
      notes: notes.current,
      entries: entries.flatMap((_, place) => {
        const value = values.get(place)
        return value ? [{ dot: dots.get(place) ?? null, value }] : []
      }),
    }
  }

  /** @param next chooses a reading by its index, knowing that of the current one; null for none */
  const move = (next: (places: Float64Array, current: number) => number | null): Reading | null => {
    const places = readings.places()
    const before = current.current === null ? -1 : nearestIndex(places, current.current)
    const index = next(places, before)
    const at = index === null ? undefined : places[index]
    const found = elements()
    if (at === undefined || found === null) return null
    current.current = at
    const reading = readings.read(at)
    showCrosshair(found, reading, width)
    return reading
  }

  const hide = () => {
    current.current = null
    hideCrosshair(crosshair.current, tooltip.current)
  }

  // New figures or another theme come while somebody reads: what was read stays, where it is still in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new layout
  useLayoutEffect(() => {
    const place = current.current
    if (place === null) return hide()
    const isInSight = move((places) => {
      const last = places[places.length - 1]
      const isWithin = last !== undefined && place >= (places[0] ?? place) && place <= last
      return isWithin ? nearestIndex(places, place) : null
    })
    if (!isInSight) hide()
  }, [readings])

  return {
    refs: { crosshair, outline, tooltip, title, notes },
    dotRef,
    valueRef,
    move,
    hide,
    current,
  }
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

function spoken({ title, entries, notes = [] }: Reading, named: readonly CrosshairEntry[]): string {
  const values = entries.map(({ text }, place) => `${named[place]?.name} ${text}`)
  return [title, ...values, ...notes].join(', ')
}

const Root = styled.div`
  position: relative;
  border-radius: ${radius.sm};
  cursor: crosshair;
  touch-action: pan-y;
  /* At each move a browser would ask of every line whether it is under the pointer. Texts can be selected. */
  path,
  rect,
  circle {
    pointer-events: none;
  }
`

const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  pointer-events: none;
`

const Shown = styled.g`
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }
  [data-missing] {
    visibility: hidden;
  }
`
