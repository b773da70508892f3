import { type Happenings, type LocationHappenings, limits } from '@netportal/contract'
import { isolate } from '@netportal/format'
import {
  type Column,
  type DataColumn,
  DataTable,
  Modal,
  StateMessage,
  type TableState,
} from '@netportal/ui'
import { paths } from '../paths.ts'
import { PortalLink } from '../shared/page/RouterLink.ts'
import { UnreadableNote } from '../shared/page/UnreadableNote.tsx'
import { newsTitle } from './NewsView.tsx'

export interface HappeningsModalViewProps {
  happenings: Happenings
  /** Today, `yyyy-MM-dd`, for the file's name. */
  date: string
  table: TableState
  onTableChange: (state: TableState) => void
  onClose: () => void
}

/** Where it happened, site by site; each name leads to the site's timeline, each count of calls to its tickets. */
export function HappeningsModalView({
  happenings,
  date,
  table,
  onTableChange,
  onClose,
}: HappeningsModalViewProps) {
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
        state={table}
        onStateChange={onTableChange}
      />
    </Modal>
  )
}

const countColumn = (
  id: 'went_down' | 'came_back',
  header: string,
): DataColumn<LocationHappenings> => ({
  id,
  header,
  value: (row) => row[id],
  align: 'end',
})

const columns: Column<LocationHappenings>[] = [
  {
    id: 'location',
    header: 'Location',
    value: ({ location_name }) => location_name,
    cell: ({ location_id, location_name }) => (
      <PortalLink to={paths.timeline.to({ locationId: location_id })}>
        <bdi>{location_name}</bdi>
      </PortalLink>
    ),
  },
  countColumn('went_down', 'Went Down'),
  countColumn('came_back', 'Came Back'),
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
          aria-label={`${calls} ${isolate(location_name)}`}
        >
          {calls}
        </PortalLink>
      ),
  },
]
