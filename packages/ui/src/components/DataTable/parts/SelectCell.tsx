import { styled } from 'styled-components'
import { radius } from '../../../theme/scales.ts'
import { checkBox } from '../../CheckboxField/checkStyle.ts'
import { tableRoles } from '../grid/tableRoles.ts'
import { boxArea } from './boxStyle.ts'
import type { RowKey } from './selection.ts'

export interface SelectCellProps {
  rowKey: RowKey
  /** Names the box, with the row's name. */
  label: string
  /** Names the group of a table where one row can be selected; null where many can. */
  group: string | null
  isSelected: boolean
  isDisabled: boolean
  onSelect: (key: RowKey, isSelected: boolean) => void
}

/** The box that selects a row. */
export function SelectCell({
  rowKey,
  label,
  group,
  isSelected,
  isDisabled,
  onSelect,
}: SelectCellProps) {
  return (
    <td {...tableRoles.cell} data-slot="lead">
      <Area>
        <Box
          type={group === null ? 'checkbox' : 'radio'}
          name={group ?? undefined}
          aria-label={label}
          checked={isSelected}
          disabled={isDisabled}
          onChange={(event) => onSelect(rowKey, event.currentTarget.checked)}
        />
      </Area>
    </td>
  )
}

const Area = styled.label`
  ${boxArea}
`

const Box = styled.input`
  ${checkBox}
  &[type='radio'] {
    border-radius: ${radius.pill};
  }
`
