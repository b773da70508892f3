import { rem } from '@netportal/ui'

/** The values that a crosshair reads at one place. */
export interface Reading {
  /** Place of the crosshair from that of its outline, px. */
  x: number
  y: number
  /** Names the place: a time, a category. */
  title: string
  /** Place of the tooltip, px. @default beside the crosshair, near the top */
  tip?: { x: number; y: number }
  /** Names what else there is at the place. */
  notes?: readonly string[]
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
  /** Tells whether places lie one below the other. @default false */
  isDownwards?: boolean
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
  notes: HTMLElement
  /** In the order of the entries. */
  entries: readonly { dot: SVGCircleElement | null; value: HTMLElement }[]
}

/**
 * Moves the crosshair and the tooltip to a reading and shows them. They are moved directly: React would draw
 * the whole chart again.
 * @param width of the chart, px
 */
export function showCrosshair(
  { crosshair, outline, tooltip, title, notes, entries }: CrosshairElements,
  reading: Reading,
  width: number,
): void {
  outline.setAttribute('transform', `translate(${reading.x},${reading.y})`)
  write(title, reading.title)
  write(notes, reading.notes?.join(', ') ?? '')
  for (const [place, { dot, value }] of entries.entries()) {
    const { dot: at, text } = reading.entries[place] ?? { dot: null, text: '' }
    dot?.toggleAttribute('data-missing', at === null)
    if (at) dot?.setAttribute('transform', `translate(${at.x},${at.y})`)
    write(value, text)
  }
  const tip = reading.tip ?? { x: reading.x, y: tooltipTopPx }
  tooltip.style.transform = `translate(${tooltipX(tip.x, width)},${rem(tip.y)})`
  tooltip.toggleAttribute('data-shown', true)
  crosshair.toggleAttribute('data-shown', true)
}

/** Writes over the text that is there: another node would have to be styled and laid out anew. */
function write(element: HTMLElement, text: string) {
  const { firstChild } = element
  if (firstChild && text) firstChild.nodeValue = text
  else element.textContent = text
}

export function hideCrosshair(crosshair: SVGGElement | null, tooltip: HTMLElement | null): void {
  tooltip?.toggleAttribute('data-shown', false)
  crosshair?.toggleAttribute('data-shown', false)
}

/**
 * Left edge of a tooltip, within the chart if it has room at all. CSS knows its width: asking for it would lay
 * the page out at each move.
 */
function tooltipX(x: number, width: number): string {
  const wanted =
    x > width * flipAt
      ? `${rem(Math.round(x) - tooltipGapPx)} - 100%`
      : rem(Math.round(x) + tooltipGapPx)
  return `max(0px, min(${wanted}, ${rem(width)} - 100%))`
}

/**
 * Says where a key leads among the places at which a crosshair can stand. Arrows step by one, with Shift or as Page keys by a tenth.
 * @param isDownwards whether up and down do as left and right do
 * @param current -1 while it stands nowhere: then the way to the right begins at the first, to the left at
 * the last
 * @returns null for a key that is not ours
 */
export function indexAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  current: number,
  count: number,
  isDownwards = false,
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
    case 'ArrowUp':
      return isDownwards ? back(shiftKey ? tenth : 1) : null
    case 'ArrowDown':
      return isDownwards ? forth(shiftKey ? tenth : 1) : null
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
