import { useChoiceAddress } from './useChoiceAddress.ts'

/** Keeps a choice of days in the address, as `useChoiceAddress` does. */
export function useDaysAddress<Days extends number>(
  choices: readonly Days[],
  defaultDays: Days,
): [Days, (days: Days) => void] {
  return useChoiceAddress('days', choices, defaultDays)
}
