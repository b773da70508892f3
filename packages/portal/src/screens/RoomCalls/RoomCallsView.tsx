import { type Location, type RoomCalls, roomLimits } from '@netportal/contract'
import { isolate } from '@netportal/format'
import {
  Button,
  isolatedText,
  Note,
  Panel,
  Skeleton,
  StateMessage,
  space,
  type TableState,
  TextField,
} from '@netportal/ui'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { LocationPage, titleFor } from '../../location/LocationPage.tsx'
import { paths } from '../../paths.ts'
import { LikelyList } from '../../shared/domain/likelyAccessPoints.tsx'
import { roomCallsText } from '../../shared/domain/roomPath.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { RemoteState } from '../../shared/page/RemoteState.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { RoomCallTable } from './RoomCallTable.tsx'

export interface RoomCallsViewProps {
  location: Remote<Location>
  /** '' until one is asked for. It stands in no address, and in no title: browsers keep both. */
  room: string
  /** Loading while no room is asked for. */
  calls: Remote<RoomCalls>
  /** Whether the API has pages of incidents to lead to. */
  hasIncidents: boolean
  onAsk: (room: string) => void
  table: TableState
  onTableChange: (state: TableState) => void
}

/** All calls ever of one room, and how the access points stood then that may serve it. */
export function RoomCallsView(props: RoomCallsViewProps) {
  const { location, room, calls, onAsk } = props
  return (
    <LocationPage
      title={titleFor(location, (name) => `Calls by Room at ${name}`, roomCallsText)}
      isNamePending={location.status === 'loading'}
      subtitle={room === '' ? undefined : isolatedText(`Room ${isolate(room)}`)}
      back={
        location.status === 'ready' && (
          <BackLink to={paths.tickets.to({ locationId: location.data.id })}>
            Back to Tickets
          </BackLink>
        )
      }
      content={location}
      loadingText="Loading location..."
      skeleton={
        <Panel>
          <Skeleton height="64px" />
        </Panel>
      }
    >
      {(place) => (
        <>
          <Panel>
            <RoomForm room={room} onAsk={onAsk} />
          </Panel>
          {room === '' && (
            <Panel>
              <StateMessage state="empty">Enter a room to see its calls.</StateMessage>
            </Panel>
          )}
          {room !== '' && calls.status !== 'ready' && (
            <RemoteState
              remote={calls}
              loadingText="Loading calls..."
              skeleton={<RoomShape />}
              failedText={(message) => `Error: ${message}`}
            />
          )}
          {room !== '' && calls.status === 'ready' && (
            <Told {...props} location={place} calls={calls.data} />
          )}
        </>
      )}
    </LocationPage>
  )
}

function RoomForm({ room, onAsk }: Pick<RoomCallsViewProps, 'room' | 'onAsk'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = `${new FormData(event.currentTarget).get('room')}`.trim()
    if (asked === '') return
    onAsk(asked)
    setTyped(null)
  }
  return (
    <Form onSubmit={submit} autoComplete="off">
      <TextField
        label="Room"
        name="room"
        value={typed ?? room}
        onChange={(event) => setTyped(event.target.value)}
        required
        maxLength={roomLimits.characters}
      />
      <Button type="submit" variant="primary">
        Show Calls
      </Button>
    </Form>
  )
}

function RoomShape() {
  return (
    <>
      <Panel>
        <Skeleton height="132px" />
      </Panel>
      <Panel>
        <Skeleton height="320px" />
      </Panel>
    </>
  )
}

interface ToldProps extends Omit<RoomCallsViewProps, 'location' | 'calls'> {
  location: Location
  calls: RoomCalls
}

function Told({ calls: told, room, location, ...rest }: ToldProps) {
  const { likely, likely_count, count, calls } = told
  return (
    <>
      <UnreadableNote what="Calls and access points" of={[calls, likely]} />
      <Panel title="Access Points That May Serve the Room">
        <LikelyList accessPoints={likely} count={likely_count} room={room} />
      </Panel>
      <Panel flush>
        {count > calls.length && calls.length > 0 && (
          <Note>{`Showing the newest ${calls.length} of ${count} calls.`}</Note>
        )}
        <RoomCallTable title="Calls of the Room" calls={told} location={location} {...rest} />
      </Panel>
    </>
  )
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]};
  @media print {
    display: none;
  }
`
