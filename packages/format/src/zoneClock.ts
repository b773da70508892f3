export const dayMs = 86_400_000

/**
 * The readings of one time zone's clocks, by its offsets from UTC in milliseconds.
 *
 * `Intl` knows every offset but takes microseconds to say it, so it is asked once for the start of each
 * UTC day. A day that starts and ends with one offset has it throughout, since no zone has changed its
 * clocks twice within a day (since 1970 any two changes are more than 6 days apart). Only on the day of
 * a change is it asked for every instant.
 */
export class ZoneClock {
  readonly #format: Intl.DateTimeFormat
  readonly #dayStartOffsets = new Map<number, number>()

  /**
   * @param zone IANA name
   * @throws RangeError when the engine does not know the zone
   */
  constructor(zone: string) {
    this.#format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  }

  /** Local time less UTC at an instant, both in milliseconds: negative west of Greenwich. */
  offsetAt(instant: number): number {
    const day = Math.floor(instant / dayMs)
    const offset = this.#dayStartOffset(day)
    return offset === this.#dayStartOffset(day + 1) ? offset : this.#measure(instant)
  }

  /**
   * The instants at which the clocks show a reading: one as a rule, none when they skip it, two when they
   * repeat it, the earlier one first.
   * @param reading what the clocks show, written as if it were UTC, in milliseconds
   */
  instantsOf(reading: number): readonly number[] {
    // No zone is a day or more away from UTC, so these are the offsets on either side of a change.
    const before = this.offsetAt(reading - dayMs)
    const after = this.offsetAt(reading + dayMs)
    const candidates = before === after ? [reading - before] : [reading - before, reading - after]
    return candidates.filter((instant) => instant + this.offsetAt(instant) === reading)
  }

  #dayStartOffset(day: number): number {
    const known = this.#dayStartOffsets.get(day)
    if (known !== undefined) return known
    const offset = this.#measure(day * dayMs)
    this.#dayStartOffsets.set(day, offset)
    return offset
  }

  /** Reads the offset off a text such as '6/11/2026, GMT-04:00'; UTC itself is a bare 'GMT'. */
  #measure(instant: number): number {
    const text = this.#format.format(instant)
    const [, sign, hours, minutes, seconds = 0] =
      /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? []
    const size = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)
    return (sign === '-' ? -size : size) * 1000
  }
}
