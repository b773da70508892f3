import { ConfirmDialog, color, space } from '@netportal/ui'
import styled from 'styled-components'

/** How deleting goes. */
export type DeleteState =
  | { status: 'asking' }
  | { status: 'deleting' }
  | { status: 'failed'; message: string }

export interface DeleteScheduleViewProps {
  /** Name of the schedule. */
  name: string
  state: DeleteState
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a schedule goes. Specification §2 "Scheduled tab". */
export function DeleteScheduleView({ name, state, onConfirm, onClose }: DeleteScheduleViewProps) {
  return (
    <ConfirmDialog
      title="Delete schedule"
      confirmText="Delete"
      confirmingText="Deleting..."
      busy={state.status === 'deleting'}
      error={state.status === 'failed' ? state.message : null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>Are you sure you want to delete this schedule?</p>
      <Name>
        <bdi>{name}</bdi>
      </Name>
    </ConfirmDialog>
  )
}

const Name = styled.p`
  margin-block-start: ${space[2]};
  color: ${color('text.muted')};
  overflow-wrap: anywhere;
`
