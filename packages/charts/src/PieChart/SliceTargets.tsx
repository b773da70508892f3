import { color, media, rem } from '@netportal/ui'
import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { PieLayout, PlacedSlice } from './pieLayout.ts'

export interface SliceTargetsProps {
  layout: PieLayout
  width: number
  height: number
  /** Names the pie to screen readers. */
  label: string
  /** The kind of thing it is, for screen readers. */
  roleDescription: string
  /** Returns the words in which a screen reader reads a slice. */
  describe: (slice: PlacedSlice) => string
  /** Called with the place of the slice that is pointed at, null when none is. */
  onPoint: (place: number | null) => void
}

/**
 * The slices as things to point at, unseen above the drawn ones. The pie is one stop of the Tab key; arrow
 * keys go from slice to slice (WAI-ARIA "roving tabindex").
 */
export function SliceTargets(props: SliceTargetsProps) {
  const { layout, width, height, label, roleDescription, describe, onPoint } = props
  const { slices, center } = layout
  const [stop, setStop] = useState(0)
  const current = Math.min(stop, slices.length - 1)

  const press = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = sliceAfterKey(event.key, current, slices.length)
    const target = next === null ? null : event.currentTarget.querySelectorAll('path')[next]
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <Overlay
      width={rem(width)}
      height={rem(height)}
      viewBox={`0 0 ${width} ${height}`}
      role="application"
      aria-label={label}
      aria-roledescription={roleDescription}
      onKeyDown={press}
    >
      <g transform={`translate(${center.x},${center.y})`}>
        {slices.map((slice, place) => (
          <Slice
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may share a name
            key={place}
            role="img"
            aria-label={describe(slice)}
            tabIndex={place === current ? 0 : -1}
            d={slice.path}
            onPointerEnter={() => onPoint(place)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null)}
            onFocus={() => {
              setStop(place)
              onPoint(place)
            }}
            onBlur={() => onPoint(null)}
          />
        ))}
      </g>
    </Overlay>
  )
}

/** Finds the slice that a key leads to, around the circle; null for a key that is not ours. */
function sliceAfterKey(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
`

const Slice = styled.path`
  fill: transparent;
  stroke-width: 2px;
  outline: none;

  &:focus-visible {
    stroke: ${color('focus')};
    ${media.forcedColors} {
      stroke: Highlight;
      stroke-width: 4px;
    }
  }
`
