import type { Items, Location, Moment } from '@netportal/contract'
import { formatDateTime, parseInstant, type ZoneName } from '@netportal/format'
import { Note } from '@netportal/ui'
import type { ReactNode } from 'react'
import { LocationPage, titleFor, unknownLocation } from '../../location/LocationPage.tsx'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import { bothNeeded, failedRemote, type Needed, type Remote } from '../../shared/remote.ts'
import { type AskedMoment, MomentBand } from './MomentBand.tsx'
import { MomentDevices } from './MomentDevices.tsx'
import { MomentSsids } from './MomentSsids.tsx'
import { MomentTickets } from './MomentTickets.tsx'
import type { MomentPartProps } from './momentPart.ts'

/** The pages of a location that can show a moment. */
export type MomentPage = 'devices' | 'ssids' | 'tickets'

export interface MomentViewProps extends Omit<MomentPartProps, 'location' | 'moment'> {
  page: MomentPage
  location: Remote<Location>
  asked: AskedMoment
  moment: Remote<Moment>
  /** Epoch milliseconds. */
  nowMs: number
  /** Address of the same page as it is now. */
  nowTo: string
  onAsk: (atMs: number) => void
}

/** A page of a location as it stood at a moment that is over. Ruling: Any moment. */
export function MomentView(props: MomentViewProps) {
  const { page, location, asked, moment, nowMs, nowTo, onAsk } = props
  const { title, loadingText, unreadable, Part } = pages[page]
  const zone = location.status === 'ready' ? location.data.timezone : undefined
  return (
    <>
      <MomentBand
        asked={asked}
        zone={zone}
        nowMs={nowMs}
        earlierMs={moment.status === 'ready' ? parseInstant(moment.data.earlier_change) : null}
        laterMs={moment.status === 'ready' ? parseInstant(moment.data.later_change) : null}
        nowTo={nowTo}
        onAsk={onAsk}
      />
      <LocationPage
        title={titleFor(location, title, 'Earlier Moment') + momentText(asked, zone)}
        isNamePending={location.status === 'loading'}
        content={contentOf(props)}
        loadingText={loadingText}
        skeleton={<Part {...props} location={unknownLocation} moment={null} />}
      >
        {([place, told]) => (
          <>
            <NoData since={told.no_data_since} zone={zone} />
            <UnreadableNote what={unreadable} of={[listOf(page, told)]} />
            <Part {...props} location={place} moment={told} />
          </>
        )}
      </LocationPage>
    </>
  )
}

interface PageOfMoment {
  /** As the page has it that shows now. */
  title: (name: string) => string
  loadingText: string
  /** Name of the things that may have been unreadable. */
  unreadable: string
  Part: (props: MomentPartProps) => ReactNode
}

const pages: Record<MomentPage, PageOfMoment> = {
  devices: {
    title: (name) => `Device Overview: ${name}`,
    loadingText: 'Loading devices...',
    unreadable: 'Devices',
    Part: MomentDevices,
  },
  ssids: {
    title: (name) => `Wireless Networks (SSIDs) for ${name}`,
    loadingText: 'Loading SSIDs...',
    unreadable: 'SSIDs',
    Part: MomentSsids,
  },
  tickets: {
    title: (name) => `Call Center Tickets for ${name}`,
    loadingText: 'Loading tickets...',
    unreadable: 'Tickets',
    Part: MomentTickets,
  },
}

function listOf(page: MomentPage, { devices, ssids, open_tickets }: Moment): Items<unknown> {
  return { devices, ssids, tickets: open_tickets }[page]
}

/** The moment stands in the title too: in the tab's, and on paper. */
function momentText(asked: AskedMoment, zone: ZoneName): string {
  return asked.status === 'known' ? `, ${formatDateTime(asked.atMs, zone)}` : ''
}

function contentOf({
  location,
  asked,
  moment,
}: MomentViewProps): Needed<readonly [Location, Moment]> {
  if (location.status === 'ready' && asked.status === 'fault') return failedRemote(asked.message)
  return bothNeeded(location, moment)
}

function NoData({ since, zone }: { since: string | null | undefined; zone: ZoneName }) {
  if (!since) return null
  return (
    <Note tone="warning">
      {`No data since ${formatDateTime(since, zone)}: nothing had been heard of this location then.`}
    </Note>
  )
}
