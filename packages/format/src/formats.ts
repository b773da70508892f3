import {
  formatCompact,
  formatCount,
  formatNumber,
  isFigure,
  isQuantity,
  type OptionalNumber,
} from './number.ts'
import { formatPercent, shownShare } from './percent.ts'
import { notAvailable } from './text.ts'
import {
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatMonth,
  formatTime,
  type OptionalInstant,
  writeDateTime,
  writeReading,
} from './time.ts'
import type { ZoneName } from './zones.ts'

/** A word in the forms that a language has for counts; which of them exist depends on the language. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & {
  /** Stands in for a form that is not given. */
  readonly other: string
}

/** How a language writes values. Each function does what its namesake of this package does in English. */
export interface Formats {
  /** BCP 47 tag of the language. */
  readonly locale: string
  /** A whole number in thousands: `1.284`. */
  formatCount(count: OptionalNumber): string
  /** A number as it is, thousands not grouped: `1284,5`. */
  formatNumber(value: number, decimals?: number): string
  /** A short number for an axis: `1,5 Mio.`. */
  formatCompact(value: OptionalNumber): string
  /** A share, of which only all reads 100 and only nothing 0: `99,9 %`. */
  formatPercent(percent: OptionalNumber, decimals: 1 | 2): string
  /** Day and time of an instant in a zone: `11.06.2026, 15:05`. */
  formatDateTime(instant: OptionalInstant, zone: ZoneName): string
  /** The day alone: `11.06.2026`. */
  formatDate(instant: OptionalInstant, zone: ZoneName): string
  /** The day without its year: `11.06.`. */
  formatDayOfYear(instant: OptionalInstant, zone: ZoneName): string
  /** The month alone: `06/2026`. */
  formatMonth(instant: OptionalInstant, zone: ZoneName): string
  /** The time of day alone: `15:05`. */
  formatTime(instant: OptionalInstant, zone: ZoneName): string
  /** Chooses the form of a word that goes with a count. */
  plural(count: number, forms: PluralForms): string
}

/**
 * Finds how a language writes values: numbers, dates and plurals as `Intl` knows them.
 * @param locale BCP 47 tag. 'en' is what the functions of this package do, dates as `yyyy-MM-dd`; 'en-US', 'en-GB'
 * and the like write them as people do there
 * @throws RangeError when it is no tag, such as 'de_DE'; a language that the engine does not know is its own default
 */
export function createFormats(locale: string): Formats {
  const values = locale === 'en' ? english : { ...localNumbers(locale), ...localTimes(locale) }
  const rules = new Intl.PluralRules(locale)
  return {
    locale,
    ...values,
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
  }
}

type Numbers = Pick<Formats, 'formatCount' | 'formatNumber' | 'formatCompact' | 'formatPercent'>
type Times = Omit<Formats, keyof Numbers | 'locale' | 'plural'>

const english: Numbers & Times = {
  formatCount,
  formatNumber,
  formatCompact,
  formatPercent,
  formatDateTime,
  formatDate,
  formatDayOfYear,
  formatMonth,
  formatTime,
}

/** More than any number has. */
const allDecimals = 20

function localNumbers(locale: string): Numbers {
  const number = (options: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined
    return (value: number) => {
      format ??= new Intl.NumberFormat(locale, options)
      return format.format(value)
    }
  }
  const percents = [1, 2].map((decimals) =>
    number({
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  )
  const count = number({ maximumFractionDigits: 0 })
  const compact = number({ notation: 'compact', maximumFractionDigits: 2 })
  const plain = number({ useGrouping: false, maximumFractionDigits: allDecimals })
  return {
    formatCount: (value) => (isQuantity(value) ? count(value) : notAvailable),
    formatNumber: (value, decimals) =>
      plain(decimals === undefined ? value : Number(value.toFixed(decimals))),
    formatCompact: (value) => (isFigure(value) ? compact(value) : notAvailable),
    formatPercent: (percent, decimals) => {
      const write = percents[decimals - 1]
      return isFigure(percent) && write ? write(shownShare(percent, decimals) / 100) : notAvailable
    },
  }
}

const day = { day: '2-digit' } as const
const month = { month: '2-digit' } as const
const year = { year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const

function localTimes(locale: string): Times {
  // A reading is a Date whose UTC fields are what a zone's clocks show.
  const reading = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (date: Date) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return format.format(date)
    }
  }
  const dateTime = reading({ ...year, ...month, ...day, ...clock })
  const write = (options: Intl.DateTimeFormatOptions) => {
    const text = reading(options)
    return (instant: OptionalInstant, zone: ZoneName) => writeReading(instant, zone, text)
  }
  return {
    formatDateTime: (instant, zone) => writeDateTime(instant, zone, dateTime),
    formatDate: write({ ...year, ...month, ...day }),
    formatDayOfYear: write({ ...month, ...day }),
    formatMonth: write({ ...year, ...month }),
    formatTime: write(clock),
  }
}
