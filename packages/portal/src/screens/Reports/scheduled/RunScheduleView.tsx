import { limits, parseRecipients, type Schedule } from '@netportal/contract'
import { Button, color, DescriptionList, Modal, Note, PagedList, space } from '@netportal/ui'
import styled from 'styled-components'
import { ownPeopleText, type WithSites } from './scheduleSites.ts'
import { sitesText } from './scheduleTexts.ts'

/** Things that a person can have a schedule do: its run, or a test of it. */
export type RunKind = 'run' | 'test'

/** How it goes. */
export type RunState =
  | { status: 'asking' }
  | { status: 'starting'; kind: RunKind }
  /** There was nothing to do, and why: all is well. */
  | { status: 'declined'; message: string }
  | { status: 'failed'; message: string }

export interface RunScheduleViewProps {
  schedule: Pick<Schedule, 'name' | 'recipients'> & WithSites
  state: RunState
  onStart: (kind: RunKind) => void
  onClose: () => void
}

/** Says whom a schedule's mails would go to before it is run, or tested. Ruling: Schedules. */
export function RunScheduleView({ schedule, state, onStart, onClose }: RunScheduleViewProps) {
  const starting = state.status === 'starting' ? state.kind : null
  const ownPeople = ownPeopleText(schedule)
  return (
    <Modal
      title="Run Schedule"
      size="md"
      onClose={onClose}
      footer={
        <>
          <Button
            disabled={starting === 'run'}
            busy={starting === 'test'}
            busyText="Sending..."
            onClick={() => onStart('test')}
          >
            Send test mail to me
          </Button>
          <Button
            variant="primary"
            disabled={starting === 'test'}
            busy={starting === 'run'}
            busyText="Starting..."
            onClick={() => onStart('run')}
          >
            Run now
          </Button>
        </>
      }
    >
      <Content>
        {state.status === 'declined' && <Note role="status">{state.message}</Note>}
        {state.status === 'failed' && <Note tone="critical">{state.message}</Note>}
        <p>
          Run now mails the report of the latest period to every recipient who has not got it yet.
        </p>
        <Hint>
          A test mail brings the same report to your own address alone, and the schedule goes on as
          it was.
        </Hint>
        <DescriptionList
          columns={2}
          items={[
            { term: 'Name', details: schedule.name, span: 2 },
            { term: 'Recipients', details: <Recipients of={schedule} />, span: 2 },
            ...(ownPeople === ''
              ? []
              : [{ term: sitesText, details: ownPeople, span: 2 } as const]),
          ]}
        />
      </Content>
    </Modal>
  )
}

function Recipients({ of: { recipients } }: { of: Pick<Schedule, 'recipients'> }) {
  return (
    <PagedList
      items={parseRecipients(recipients ?? '').addresses}
      pageSize={limits.longListPageSize}
      label="Recipients: pages"
    >
      {(shown) =>
        shown.map((address) => (
          <Address key={address}>
            <bdi>{address}</bdi>
          </Address>
        ))
      }
    </PagedList>
  )
}

const Content = styled.div`
  display: grid;
  gap: ${space[4]};
`

const Hint = styled.p`
  color: ${color('text.muted')};
`

const Address = styled.div`
  overflow-wrap: anywhere;
`
