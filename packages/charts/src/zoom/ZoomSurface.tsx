import { color, rem, VisuallyHidden } from '@netportal/ui'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import type { PlotArea } from '../axes/axisShapes.ts'
import type { Period } from '../series/period.ts'
import { textScale } from '../textScale.ts'
import { moveBy, partOf, zoomBy } from './zoomPeriod.ts'

export interface ZoomSurfaceProps {
  plot: PlotArea
  /** What is shown. */
  shown: Period
  /** All that could be. */
  whole: Period
  timeAt: (x: number) => number
  /** The instant that is read, around which keys zoom. */
  reading: RefObject<number | null>
  /** Called with the part to show, null for the whole. */
  onZoom: (zoom: Period | null) => void
  /** Sentence for screen readers on what is shown; '' before the reader has zoomed. */
  announcement: string
  /** The plot. */
  children: ReactNode
}

/** Of the time shown, at each step of a key. */
const keyFactor = 0.5
/** For each pixel that a wheel turns. */
const wheelFactor = 0.002
/** A press that moves less is a click. */
const leastDrag = 4

/**
 * Lets a reader zoom into a plot: by drawing over a stretch of it, by the wheel with Ctrl or ⌘ (without, the page
 * scrolls), by plus, minus and 0. A wheel that turns sideways moves what is shown.
 */
export function ZoomSurface(props: ZoomSurfaceProps) {
  const { plot, shown, whole, timeAt, reading, onZoom, announcement, children } = props
  const root = useWheel(props)
  const start = useRef<number>(null)
  const wasDragged = useRef(false)
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)

  const xOf = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const x = (clientX - currentTarget.getBoundingClientRect().left) / textScale()
    return Math.max(plot.left, Math.min(plot.left + plot.width, x))
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false
    if (event.pointerType === 'mouse' && event.button === 0) start.current = xOf(event)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return
    const x = xOf(event)
    if (!wasDragged.current && Math.abs(x - start.current) < leastDrag) return
    if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId)
    wasDragged.current = true
    setDrag({ from: Math.min(start.current, x), to: Math.max(start.current, x) })
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start.current !== null && wasDragged.current) {
      onZoom(partOf({ from: timeAt(start.current), to: timeAt(xOf(event)) }, whole))
    }
    cancel()
  }
  const cancel = () => {
    start.current = null
    setDrag(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') cancel()
    const isRead =
      reading.current !== null && reading.current >= shown.from && reading.current <= shown.to
    const center = isRead ? (reading.current ?? undefined) : undefined
    if (event.key === '+' || event.key === '=') onZoom(zoomBy(shown, whole, keyFactor, center))
    else if (event.key === '-') onZoom(zoomBy(shown, whole, 1 / keyFactor, center))
    else if (event.key === '0') onZoom(null)
    else return
    event.preventDefault()
  }

  return (
    <Root
      ref={root}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      onKeyDown={press}
      onClickCapture={(event) => {
        if (wasDragged.current) event.stopPropagation()
      }}
    >
      {children}
      {drag && (
        <Selection
          style={{
            left: rem(drag.from),
            inlineSize: rem(drag.to - drag.from),
            insetBlockStart: rem(plot.top),
            blockSize: rem(plot.height),
          }}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  )
}

/** Listens to the wheel. React's own listeners cannot keep the page from scrolling. */
function useWheel(props: ZoomSurfaceProps): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      const { shown, whole, timeAt, onZoom, plot } = latest.current
      const isZoomed = shown.from > whole.from || shown.to < whole.to
      const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)
      if (event.ctrlKey || event.metaKey) {
        const x = (event.clientX - element.getBoundingClientRect().left) / textScale()
        onZoom(zoomBy(shown, whole, Math.exp(event.deltaY * wheelFactor), timeAt(x)))
      } else if (isZoomed && isSideways) {
        onZoom(moveBy(shown, whole, (event.deltaX || event.deltaY) / plot.width))
      } else return
      event.preventDefault()
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [])
  return root
}

const Root = styled.div`
  position: relative;
`

const Selection = styled.div`
  position: absolute;
  border-inline: 1px solid ${color('accent.base')};
  background: ${color('accent.tint')};
  opacity: 0.6;
  pointer-events: none;
`
