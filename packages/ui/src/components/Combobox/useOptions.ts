import { useMemo, useRef } from 'react'
import { type CheckOption, type CheckValue, matchingOptions } from '../CheckList/checkListState.ts'

/** What a combobox offers, and where that comes from. */
export interface ComboboxSource<Value extends CheckValue> {
  /** All that can be chosen; of a server that searches, what it found. A disabled one is seen only. */
  options: readonly CheckOption<Value>[]
  /**
   * Told what is typed, where a server searches: the list then shows `options` as they are, and a chosen option that
   * is not among them keeps the name it had.
   */
  onSearch?: (text: string) => void
  /** State of the options: there, on their way, or not to be had. @default 'ready' */
  status?: 'ready' | 'loading' | ComboboxFailure
}

/** Why options could not be had. */
export interface ComboboxFailure {
  /** One sentence for the reader. */
  message: string
  /** Fetches them again. */
  onRetry?: () => void
}

/** Finds the options that match, and the name of each that was ever offered. */
export function useOptions<Value extends CheckValue>(
  { options, onSearch }: ComboboxSource<Value>,
  search: string,
) {
  const isOurs = onSearch === undefined
  const matches = useMemo(
    () => (isOurs ? matchingOptions(options, search) : options),
    [isOurs, options, search],
  )
  const known = useRef<ReadonlyMap<Value, CheckOption<Value>>>(new Map())
  const byValue = useMemo(() => {
    const offered = options.map((option) => [option.value, option] as const)
    // What a server finds next may lack what was chosen before.
    known.current = new Map(isOurs ? offered : [...known.current, ...offered])
    return known.current
  }, [isOurs, options])
  return { matches, byValue }
}
