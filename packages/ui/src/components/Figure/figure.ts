import { formatCount, notAvailable } from '@netportal/format'
import type { ReactNode } from 'react'

/** A number and what it counts. */
export interface Figure {
  /** Says what is counted; unique among its neighbours. */
  label: string
  /** null: not known. */
  value: number | null
  /** Says a known value in words of its own, such as '184.62'. @default the value, formatted */
  text?: string
  /** `critical` for what is bad as soon as there is any of it. @default 'plain' */
  tone?: 'plain' | 'critical'
  /** Text after the value: its unit, a word about it. */
  suffix?: ReactNode
}

/** Texts of figures beside what they count. */
export interface FigureTexts {
  /** Text shown for a value that is not known. @default 'N/A' */
  missingText: string
}

export const english: FigureTexts = { missingText: notAvailable }

/** Words and formats that figures side by side share. */
export interface FigureFormat extends Partial<FigureTexts> {
  /** Makes text of a value. @default groups thousands: 1,240 */
  formatValue?: (value: number) => string
}

/** The words of a figure: thousands are grouped, a missing value says so. */
export function figureText(
  { value, text }: Pick<Figure, 'value' | 'text'>,
  { formatValue = formatCount, missingText = english.missingText }: FigureFormat = {},
): string {
  if (value === null) return missingText
  return text ?? formatValue(value)
}

/** Zero and unknown values are quiet whatever they count: none of something bad is not bad. */
export function figureTone({
  value,
  tone = 'plain',
}: Pick<Figure, 'value' | 'tone'>): 'plain' | 'muted' | 'critical' {
  return value === null || value === 0 ? 'muted' : tone
}

/**
 * Parts a figure from what follows it: signs such as '%' and '°' follow at once, words and other units
 * after a space.
 */
export function suffixGap(suffix: ReactNode): '' | ' ' {
  return typeof suffix === 'string' && /^[%‰°′″]/.test(suffix) ? '' : ' '
}
