import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '../../Button/Button.tsx'
import { tableRoles } from '../grid/tableRoles.ts'
import type { RowKey } from './selection.ts'

export interface OpenCellProps {
  rowKey: RowKey
  /** Names the button, with the row's name. */
  label: string
  isOpen: boolean
  /** Id of the details while they are open. */
  detailsId: string
  /** Tells whether the row has details. */
  canOpen: boolean
  onToggle: (key: RowKey) => void
}

/** The button that opens a row to its details. */
export function OpenCell({ rowKey, label, isOpen, detailsId, canOpen, onToggle }: OpenCellProps) {
  return (
    <td {...tableRoles.cell} data-slot="lead">
      {canOpen && (
        <IconButton
          label={label}
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => onToggle(rowKey)}
        >
          {isOpen ? <ChevronUp /> : <ChevronDown />}
        </IconButton>
      )}
    </td>
  )
}
