/** A range of figures or days; null where it is open. */
export interface FilterRange<Bound> {
  /** Least, included. */
  from: Bound | null
  /** Largest, included. */
  to: Bound | null
}

/** Reads the choices of a `choiceFilter`. */
export function readChoices(value: string): string[] {
  return value === '' ? [] : value.split(',').map(unescaped)
}

/** Writes choices as one text: 'open,closed'. */
export function writeChoices(choices: readonly string[]): string {
  return choices.map((choice) => choice.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',')
}

function unescaped(choice: string): string {
  return choice.replaceAll('%2C', ',').replaceAll('%25', '%')
}

/** Reads the range of a `dateFilter`: days as 'yyyy-MM-dd'. Whatever else somebody has typed is open. */
export function readDayRange(value: string): FilterRange<string> {
  return readRange(value, (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null))
}

/** Reads the range of a `numberFilter`. Whatever is no number is open. */
export function readNumberRange(value: string): FilterRange<number> {
  return readRange(value, (text) => {
    const number = Number(text)
    return text.trim() === '' || Number.isNaN(number) ? null : number
  })
}

function readRange<Bound>(
  value: string,
  readBound: (text: string) => Bound | null,
): FilterRange<Bound> {
  const { from, to } = rangeTexts(value)
  return { from: readBound(from), to: readBound(to) }
}

/** Takes a range apart as it was typed. */
export function rangeTexts(value: string): { from: string; to: string } {
  const [from = '', to = ''] = value.split('..')
  return { from, to }
}

/** Writes a range as one text: '10..20', '10..', '..20', and '' where it is open at both ends. */
export function writeRange(from: string, to: string): string {
  return from === '' && to === '' ? '' : `${from}..${to}`
}
