import { ArrowDown, ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '../../../theme/media.ts'
import { space } from '../../../theme/scales.ts'
import { IconButton } from '../../Button/Button.tsx'
import { SelectField } from '../../SelectField/SelectField.tsx'
import type { DataColumn } from '../columns/column.ts'
import type { TableSort } from '../order/tableIndex.ts'
import type { DataTableTexts } from '../state/tableTexts.ts'

export interface SortChoiceProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: TableSort | null
  /** Whether there is nothing to sort yet: it holds its place. */
  disabled: boolean
  onSort: (sort: TableSort) => void
  texts: DataTableTexts
}

/** Sorts where rows stack and no header is there to press. */
export function SortChoice<Row>({ columns, sort, disabled, onSort, texts }: SortChoiceProps<Row>) {
  const isDescending = sort?.direction === 'descending'
  return (
    <Root>
      <SelectField
        label={texts.sortBy}
        labelPlacement="start"
        value={sort?.columnId ?? ''}
        disabled={disabled}
        onChange={({ currentTarget }) =>
          onSort({ columnId: currentTarget.value, direction: 'ascending' })
        }
      >
        {!sort && <option value="">{texts.unsorted}</option>}
        {columns.map(({ id, header }) => (
          <option key={id} value={id}>
            {header}
          </option>
        ))}
      </SelectField>
      <IconButton
        label={texts.descending}
        variant="secondary"
        aria-pressed={isDescending}
        disabled={disabled || !sort}
        onClick={() =>
          sort && onSort({ ...sort, direction: isDescending ? 'ascending' : 'descending' })
        }
      >
        {isDescending ? <ArrowDown /> : <ArrowUp />}
      </IconButton>
    </Root>
  )
}

const Root = styled.div`
  display: none;
  ${media.below.sm} {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding: 0 ${space[4]} ${space[3]};
  }
`
