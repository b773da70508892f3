import { freshnessOf, type Measured } from '@netportal/contract'
import { formatCount } from '@netportal/format'
import { ageText } from '../ageText.ts'

/** What is said of a count's age. */
export interface CountedText {
  /** Such as 'Counted 12 min ago', or 'Counted 3 h ago, late'. */
  text: string
  isLate: boolean
}

/**
 * Says when clients were counted.
 * @param nowMs epoch milliseconds
 * @param words what the age stands after: 'Clients counted' where nothing beside it says what was
 * @returns null where the API does not tell when, or how often they are
 */
export function countedText(
  measured: Measured,
  nowMs: number,
  words = 'Counted',
): CountedText | null {
  const freshness = freshnessOf(measured, nowMs)
  if (freshness === null) return null
  const { ageMs, isLate } = freshness
  const age = ageText(new Date(nowMs - ageMs).toISOString(), nowMs)
  const text = `${words} ${age === 'Just now' ? 'just now' : age}`
  return { text: isLate ? `${text}, late` : text, isLate }
}

/** Says over how many hours a sum is, after what it sums up: '(24 h)'; nothing where the API does not tell. */
export function sumPeriodText(hours: number | null | undefined): string | undefined {
  return hours ? `(${formatCount(hours)} h)` : undefined
}
