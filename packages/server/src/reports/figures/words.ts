import { formatCount, formatPercent } from '@netportal/format'
import type { Compared } from './earlier.ts'

/** How a figure is written. */
export type Write = (value: number) => string

/** A count of things by their name, such as '1 access point'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** Beside so many times less a figure is not compared. */
const hardlyAnything = 1000

/** Writes a count; the mean of several as the nearest one. */
export function wholeCount(value: number): string {
  return formatCount(Math.round(value))
}

/** The lines below a figure: what it was before and what is usual, each with how far the figure is from it. */
export function comparedNotes({ now, before, usual }: Compared, write: Write): string[] {
  return [comparedNote('Before', now, before, write), comparedNote('Usual', now, usual, write)]
}

/** What a figure was at an earlier time, with how far it is from it now. */
export function comparedNote(
  name: string,
  now: number | null,
  earlier: number | null,
  write: Write,
): string {
  if (earlier === null) return `${name}: not known`
  return `${name}: ${write(earlier)}${signed(changeText(now, earlier, write))}`
}

function signed(change: string): string {
  return change === '' ? '' : ` (${change})`
}

/**
 * Writes how far a figure is from an earlier one: '+12%', '−3%', 'same'; of tenfold and more '×14'. '' where nothing
 * can be said, as beside an earlier zero.
 */
export function changeText(now: number | null, earlier: number | null, write: Write): string {
  if (now === null || earlier === null) return ''
  // What reads the same is the same.
  if (write(now) === write(earlier)) return 'same'
  if (write(earlier) === write(0)) return ''
  const ratio = now / earlier
  if (ratio >= hardlyAnything) return ''
  if (ratio >= 10) return `×${formatCount(Math.round(ratio))}`
  return signedPercent((ratio - 1) * 100)
}

/** A change that is shown is none of 0%. */
function signedPercent(percent: number): string {
  const size = Math.abs(percent)
  const text = size < 1 ? Math.max(0.1, size).toFixed(1) : formatCount(Math.round(size))
  return `${percent < 0 ? '−' : '+'}${text}%`
}

/** The same of a share, in points: 99.02% beside 98.50% is '+0.52 points'. */
export function shareNotes({ now, before, usual }: Compared): string[] {
  return [shareNote('Before', now, before), shareNote('Usual', now, usual)]
}

/** What a share was at an earlier time, with how far it is from it now, in points. */
export function shareNote(name: string, now: number | null, earlier: number | null): string {
  if (earlier === null) return `${name}: not known`
  return `${name}: ${formatPercent(earlier, 2)}${signed(pointsText(now, earlier))}`
}

function pointsText(now: number | null, earlier: number | null): string {
  if (now === null || earlier === null) return ''
  if (formatPercent(now, 2) === formatPercent(earlier, 2)) return 'same'
  const points = Math.abs(now - earlier)
  return `${now < earlier ? '−' : '+'}${points < 0.005 ? '<0.01' : points.toFixed(2)}`
}

/**
 * Says in a sentence's words how a figure is beside the time before: ', 12% more than in the 8 days before'.
 * '' where there is nothing to compare it with.
 */
export function changeWords(
  { now, before }: Pick<Compared, 'now' | 'before'>,
  write: Write,
  { more, less, time }: { more: string; less: string; time: string },
): string {
  if (now === null || before === null) return ''
  if (write(now) === write(before)) return `, as in ${time}`
  if (write(before) === write(0)) return `; there was nothing in ${time}`
  const ratio = now / before
  if (ratio >= hardlyAnything) return `; there was hardly anything in ${time}`
  const than = `${ratio < 1 ? less : more} than in ${time}`
  if (ratio >= 10) return `, ${formatCount(Math.round(ratio))} times as much as in ${time}`
  const percent = Math.round(Math.abs(ratio - 1) * 100)
  return `, ${percent === 0 ? 'a little' : `${percent}%`} ${than}`
}
