import { type Happenings, type LocationHappenings, limits } from '@netportal/contract'
import { isolate } from '@netportal/format'
import { type Column, DataTable, Modal, StateMessage } from '@netportal/ui'
import { useMemo } from 'react'
import { paths } from '../paths.ts'
import { PortalLink } from '../shared/page/RouterLink.ts'
import { UnreadableNote } from '../shared/page/UnreadableNote.tsx'
import { type HappeningKind, newsTitle } from './NewsView.tsx'

export interface HappeningsModalViewProps {
  happenings: Happenings
  /** The kind that was asked for: it sorts the table. */
  kind: HappeningKind
  /** Today, `yyyy-MM-dd`, for the file's name. */
  date: string
  /** The same function while nothing about it changes. */
  onClose: () => void
}

/** Where it happened, site by site; each name leads to the site's timeline, each count of calls to its tickets. */
export function HappeningsModalView({ happenings, kind, date, onClose }: HappeningsModalViewProps) {
  const columns = useMemo(() => toColumns(onClose), [onClose])
  return (
    <Modal title={newsTitle} size="wide" fullScreenOnPhone flush onClose={onClose}>
      <UnreadableNote inset what="Locations" of={[happenings.locations]} />
      <DataTable
        title={newsTitle}
        titleHidden
        headingLevel={3}
        columns={columns}
        rows={happenings.locations}
        rowKey={({ location_id }) => location_id}
        empty={<StateMessage state="good">Nothing happened.</StateMessage>}
        pageSize={limits.modalPageSize}
        csvFileName={`since-last-look-${date}.csv`}
        defaultState={{ sort: { columnId: kind, direction: 'descending' } }}
      />
    </Modal>
  )
}

function toColumns(onClose: () => void): Column<LocationHappenings>[] {
  const count = (id: 'went_down' | 'came_back', header: string): Column<LocationHappenings> => ({
    id,
    header,
    value: (row) => row[id],
    align: 'end',
  })
  return [
    {
      id: 'location',
      header: 'Location',
      value: ({ location_name }) => location_name,
      cell: ({ location_id, location_name }) => (
        <PortalLink to={paths.timeline.to({ locationId: location_id })} onClick={onClose}>
          <bdi>{location_name}</bdi>
        </PortalLink>
      ),
    },
    count('went_down', 'Went Down'),
    count('came_back', 'Came Back'),
    {
      id: 'calls',
      header: 'Calls',
      value: ({ calls }) => calls,
      align: 'end',
      cell: ({ location_id, location_name, calls }) =>
        calls === 0 ? (
          '0'
        ) : (
          <PortalLink
            to={paths.tickets.to({ locationId: location_id })}
            onClick={onClose}
            aria-label={`${calls} ${isolate(location_name)}`}
          >
            {calls}
          </PortalLink>
        ),
    },
  ]
}
