import type { ReactNode } from 'react'

/** Ids keep whichever type their source gave them. */
export type CheckValue = string | number

/** An option of a `CheckList`. */
export interface CheckOption<Value extends CheckValue> {
  /** Id of the option, unique within the list. */
  value: Value
  /** Name of the option; the search looks in it. */
  label: string
  /** A quiet word at the end of the row, such as a count. */
  detail?: ReactNode
  /** Keeps the option from being chosen or given up. @default false */
  disabled?: boolean
}

/** Options whose label holds the text, letter case and accents ignored. */
export function matchingOptions<Value extends CheckValue>(
  options: readonly CheckOption<Value>[],
  search: string,
): readonly CheckOption<Value>[] {
  const wanted = folded(search.trim())
  return wanted === '' ? options : options.filter(({ label }) => folded(label).includes(wanted))
}

/** Text as one searches for it: 'Hôtel' is found by 'hotel', and a name whether it is isolated or not. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}|[\u2068\u2069]/gu, '')
    .toLowerCase()
}

/** Chooses or drops one value; the order stays that of choosing. */
export function withValue<Value extends CheckValue>(
  chosen: readonly Value[],
  value: Value,
  isChosen: boolean,
): Value[] {
  const others = chosen.filter((other) => other !== value)
  return isChosen ? [...others, value] : others
}

/** Chooses or drops all of the given options; disabled ones and those not given stay as they are. */
export function withAll<Value extends CheckValue>(
  chosen: readonly Value[],
  options: readonly CheckOption<Value>[],
  isChosen: boolean,
): Value[] {
  const values = new Set(options.filter(({ disabled }) => !disabled).map(({ value }) => value))
  const others = chosen.filter((value) => !values.has(value))
  return isChosen ? [...others, ...values] : others
}

/** Tells whether all, some or none of the options that can be chosen are. */
export function chosenShare<Value extends CheckValue>(
  chosen: readonly Value[],
  options: readonly CheckOption<Value>[],
): 'none' | 'some' | 'all' {
  const values = new Set(chosen)
  const free = options.filter(({ disabled }) => !disabled)
  const count = free.filter(({ value }) => values.has(value)).length
  if (count === 0) return 'none'
  return count === free.length ? 'all' : 'some'
}
