import { fn } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { ColumnChoicePanel } from '../components/DataTable/parts/ColumnChoicePanel.tsx'
import { OpenCell } from '../components/DataTable/parts/OpenCell.tsx'
import { SelectCell } from '../components/DataTable/parts/SelectCell.tsx'
import { SelectionBar } from '../components/DataTable/parts/SelectionBar.tsx'
import { SelectPageCell } from '../components/DataTable/parts/SelectPageCell.tsx'
import type { ColumnChoice } from '../components/DataTable/parts/useColumnChoice.tsx'
import type { RowOpening } from '../components/DataTable/parts/useRowDetails.tsx'
import type { RowSelection } from '../components/DataTable/parts/useRowSelection.tsx'
import type { Garage } from './garageSamples.tsx'

/** Two garages are selected, and stay so. */
export const twoSelected: RowSelection<Garage> = {
  mode: 'many',
  selected: { keys: [1, 2], isAllMatching: false },
  isSelected: (key) => key === 1 || key === 2,
  canSelect: () => true,
  change: fn(),
  clear: fn(),
  actions: ({ count }) => <Button size="sm">{`Close ${count} garages`}</Button>,
  parts: { Cell: SelectCell, PageCell: SelectPageCell, Bar: SelectionBar },
}

/** The first garage is open, and stays so. */
export const firstOpen: RowOpening<Garage> = {
  render: ({ note }) => <p style={{ margin: 0 }}>{note}</p>,
  canOpen: ({ note }) => note !== '',
  isOpen: (key) => key === 1,
  toggle: fn(),
  parts: { Cell: OpenCell },
}

/** The column of opening days is hidden, and stays so. */
export const openedHidden: ColumnChoice = {
  hidden: ['opened'],
  change: fn(),
  parts: { Panel: ColumnChoicePanel },
}
