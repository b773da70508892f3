/**
 * Takes a window to another place before anything else is read in it: 3 years on, in a zone of UTC+14, for a reader of
 * Arabic. Told by patches, since the browser of a test is at its own place for as long as it runs; what it cannot
 * tell is how a text without a zone is parsed.
 */
const zone = 'Pacific/Kiritimati'
const locale = 'ar-EG'
const hour = 3_600_000

/** A constructor or function of Intl, with what it takes when nothing is said. */
const defaults = (name: string, options: unknown) =>
  name === 'DateTimeFormat' ? { timeZone: zone, ...Object(options) } : options

if (window.name === 'elsewhere') {
  const RealDate = Date
  const { now } = RealDate
  window.Date = new Proxy(RealDate, {
    construct: (target, parts) =>
      Reflect.construct(target, parts.length > 0 ? parts : [Date.now()]),
    get: (target, key) =>
      key === 'now' ? () => now() + 1234.5 * 24 * hour : Reflect.get(target, key),
  })
  for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes']) {
    Reflect.set(RealDate.prototype, `get${part}`, function read(this: Date) {
      return Reflect.get(RealDate.prototype, `getUTC${part}`).call(
        new RealDate(this.getTime() + 14 * hour),
      )
    })
  }
  RealDate.prototype.getTimezoneOffset = () => -14 * 60
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'ListFormat']) {
    const target = Reflect.get(Intl, name)
    const given = ([locales, options]: unknown[]) => [locales ?? locale, defaults(name, options)]
    const patched = new Proxy(target, {
      construct: (called, parts) => Reflect.construct(called, given(parts)),
      apply: (called, self, parts) => Reflect.apply(called, self, given(parts)),
    })
    Reflect.set(Intl, name, patched)
  }
  for (const [prototype, name] of [
    [Number.prototype, 'toLocaleString'],
    [RealDate.prototype, 'toLocaleString'],
    [RealDate.prototype, 'toLocaleDateString'],
    [RealDate.prototype, 'toLocaleTimeString'],
  ] as const) {
    const real = Reflect.get(prototype, name)
    Reflect.set(prototype, name, function format(this: unknown, ...[locales, options]: unknown[]) {
      return real.call(this, locales ?? locale, options)
    })
  }
  Object.defineProperty(navigator, 'language', { value: locale })
}
