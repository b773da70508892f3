import { formatCount } from '@netportal/format'

/** Every text of a `Combobox` or `MultiCombobox` that is not data. */
export interface ComboboxTexts {
  /** Shown when no option matches what was typed. @default 'No matches.' */
  noMatch: string
  /** Shown when there are no options at all. @default 'No options.' */
  empty: string
  /** Shown while options are fetched. @default 'Loading...' */
  loading: string
  /** On the button that fetches them again. @default 'Retry' */
  retry: string
  /** Names the button that gives the choice up. @default 'Clear' */
  clear: string
  /** Read out when typing has changed the list. @default '5 options' */
  optionCount: (count: number) => string
  /** Says how many are chosen, where that may be many. @default '2 selected' */
  chosenCount: (count: number) => string
  /** Names the button that drops one of many. @default 'Remove Harbour' */
  remove: (label: string) => string
  /** Stands for chosen ones that are not shown. @default 'and 3 more' */
  more: (count: number) => string
}

export const englishTexts: ComboboxTexts = {
  noMatch: 'No matches.',
  empty: 'No options.',
  loading: 'Loading...',
  retry: 'Retry',
  clear: 'Clear',
  optionCount: (count) => (count === 1 ? '1 option' : `${formatCount(count)} options`),
  chosenCount: (count) => `${formatCount(count)} selected`,
  remove: (label) => `Remove ${label}`,
  more: (count) => `and ${formatCount(count)} more`,
}
