import type { ReactNode } from 'react'

/** A number and what it counts. */
export interface Figure {
  /** Says what is counted; unique among its neighbours. */
  label: string
  /** null: not known. */
  value: number | null
  /** `critical` for what is bad as soon as there is any of it. @default 'plain' */
  tone?: 'plain' | 'critical'
  /** Stands after the value: its unit, a word about it. */
  suffix?: ReactNode
}

export interface FigureFormat {
  /** Makes text of a value. @default groups thousands: 1,240 */
  formatValue?: (value: number) => string
  /** Stands for a value that is not known. @default 'N/A' */
  missingText?: string
}

const grouped = new Intl.NumberFormat('en-US')

/** The words of a figure: thousands are grouped, a missing value says so. */
export function figureText(
  value: number | null,
  { formatValue = grouped.format, missingText = 'N/A' }: FigureFormat = {},
): string {
  return value === null ? missingText : formatValue(value)
}

/** Zero and unknown values are quiet whatever they count: none of something bad is not bad. */
export function figureTone({
  value,
  tone = 'plain',
}: Pick<Figure, 'value' | 'tone'>): 'plain' | 'muted' | 'critical' {
  return value === null || value === 0 ? 'muted' : tone
}
