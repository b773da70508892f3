/** A span of days, both ends included, each `yyyy-MM-dd` or '' while it is open or incomplete. */
export interface DaySpan {
  /** First day. */
  from: string
  /** Last day. */
  to: string
}

/** A span that one press sets: the last seven days, this month. */
export interface DayPreset extends DaySpan {
  /** Words on its button. */
  label: string
}

/** Days that a span may lie within, and how long it may be. */
export interface DayLimits {
  /** The earliest day that can be chosen, `yyyy-MM-dd`. */
  min?: string | undefined
  /** The latest day that can be chosen, `yyyy-MM-dd`. */
  max?: string | undefined
  /** The most days that it may have. */
  maxDays?: number | undefined
}

/** A fault of a span, by its kind and the limit that is crossed. */
export type DayFault =
  | {
      /** Says that the first day is after the last one. */
      kind: 'order'
    }
  | {
      /** Says that a day is too early. */
      kind: 'early'
      /** The earliest day that can be chosen. */
      min: string
    }
  | {
      /** Says that a day is too late. */
      kind: 'late'
      /** The latest day that can be chosen. */
      max: string
    }
  | {
      /** Says that there are too many days. */
      kind: 'long'
      /** The most days that it may have. */
      maxDays: number
    }

const dayMs = 86_400_000

/**
 * Counts the days of a span, both ends included.
 * @returns NaN for what is no day; 0 or less for an end before the start
 */
export function daysOf({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

/**
 * Finds the first fault of a span. Days are compared as texts, which is their order in ISO 8601.
 * @returns null for none, and while it is incomplete
 */
export function dayFault(span: DaySpan, { min, max, maxDays }: DayLimits): DayFault | null {
  const { from, to } = span
  const given = [from, to].filter(Boolean)
  if (min && given.some((day) => day < min)) return { kind: 'early', min }
  if (max && given.some((day) => day > max)) return { kind: 'late', max }
  if (!from || !to) return null
  if (from > to) return { kind: 'order' }
  if (maxDays !== undefined && daysOf(span) > maxDays) return { kind: 'long', maxDays }
  return null
}
