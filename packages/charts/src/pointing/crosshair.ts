import { rem } from '@netportal/ui'
import { textScale } from '../textScale.ts'

/** The values that a crosshair reads at one place. */
export interface Reading {
  /** Place of the crosshair from that of its outline, px. */
  x: number
  y: number
  /** Names the place: a time, a category. */
  title: string
  /** In the order of the entries. `dot` is null where there is nothing to mark. */
  entries: readonly { dot: { x: number; y: number } | null; text: string }[]
}

/** The places of a chart at which a crosshair can stand. */
export interface Readings {
  /** A number for each place, ascending: its time, its index. Made once, when it is first asked for. */
  places: () => Float64Array
  /** The number at a point of the chart, px from its top left. */
  placeAt: (x: number, y: number) => number
  read: (place: number) => Reading
  /** Path data of the crosshair, px. */
  outline: string
  /** A line at a place, or a box around it. */
  kind: 'line' | 'box'
}

/** Beyond this share of the width the tooltip stands on the other side of the crosshair. */
const flipAt = 0.6
const tooltipGapPx = 12
const tooltipTopPx = 28

/** Elements of a crosshair and its tooltip, named by what each part says. */
export interface CrosshairElements {
  crosshair: SVGGElement
  outline: SVGPathElement
  tooltip: HTMLElement
  title: HTMLElement
  /** In the order of the entries. */
  entries: readonly { dot: SVGCircleElement | null; value: HTMLElement }[]
}

/**
 * Moves the crosshair and the tooltip to a reading and shows them. They are moved directly: React would draw
 * the whole chart again.
 * @param width of the chart, px
 */
export function showCrosshair(
  { crosshair, outline, tooltip, title, entries }: CrosshairElements,
  reading: Reading,
  width: number,
): void {
  outline.setAttribute('transform', `translate(${reading.x},${reading.y})`)
  title.textContent = reading.title
  for (const [place, { dot, value }] of entries.entries()) {
    const { dot: at, text } = reading.entries[place] ?? { dot: null, text: '' }
    dot?.toggleAttribute('data-missing', at === null)
    if (at) dot?.setAttribute('transform', `translate(${at.x},${at.y})`)
    value.textContent = text
  }
  const left = tooltipX(reading.x, tooltip.offsetWidth / textScale(), width)
  tooltip.style.transform = `translate(${rem(left)},${rem(tooltipTopPx)})`
  tooltip.toggleAttribute('data-shown', true)
  crosshair.toggleAttribute('data-shown', true)
}

export function hideCrosshair(crosshair: SVGGElement | null, tooltip: HTMLElement | null): void {
  tooltip?.toggleAttribute('data-shown', false)
  crosshair?.toggleAttribute('data-shown', false)
}

/** Left edge of a tooltip, within the chart if it has room at all. */
function tooltipX(x: number, tooltipWidth: number, width: number): number {
  const wanted = x > width * flipAt ? x - tooltipGapPx - tooltipWidth : x + tooltipGapPx
  return Math.round(Math.max(0, Math.min(wanted, width - tooltipWidth)))
}

/**
 * Says where a key leads among the places at which a crosshair can stand. Arrows step by one, with Shift or as Page keys by a tenth.
 * @param current -1 while it stands nowhere: then the way to the right begins at the first, to the left at
 * the last
 * @returns null for a key that is not ours
 */
export function indexAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  current: number,
  count: number,
): number | null {
  const tenth = Math.max(1, Math.round(count / 10))
  const within = (index: number) => Math.max(0, Math.min(count - 1, index))
  const back = (by: number) => (current < 0 ? count - 1 : within(current - by))
  const forth = (by: number) => (current < 0 ? 0 : within(current + by))
  switch (key) {
    case 'ArrowLeft':
      return back(shiftKey ? tenth : 1)
    case 'ArrowRight':
      return forth(shiftKey ? tenth : 1)
    case 'PageDown':
      return back(tenth)
    case 'PageUp':
      return forth(tenth)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
