import { useCallback } from 'react'
import { styled } from 'styled-components'
import { checkBox } from '../../CheckboxField/checkStyle.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { tableRoles } from '../grid/tableRoles.ts'
import { boxArea } from './boxStyle.ts'

export interface SelectPageCellProps {
  /** Names the box, or the column where there is none. */
  label: string
  /** Tells how much of the page is selected; null where one row at most can be. */
  share: 'none' | 'some' | 'all' | null
  onSelect: (isSelected: boolean) => void
}

/** The box in the header that selects all rows of the page. */
export function SelectPageCell({ label, share, onSelect }: SelectPageCellProps) {
  const ref = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = share === 'some'
    },
    [share],
  )
  return (
    <th {...tableRoles.columnHeader} data-slot="lead">
      {share === null ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <Area>
          <Box
            ref={ref}
            type="checkbox"
            aria-label={label}
            checked={share === 'all'}
            onChange={() => onSelect(share !== 'all')}
          />
        </Area>
      )}
    </th>
  )
}

const Area = styled.label`
  ${boxArea}
`

const Box = styled.input`
  ${checkBox}
`
