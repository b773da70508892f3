import type {
  CallWithoutOutagePage,
  IncidentPage,
  incidentLimits,
  Location,
} from '@netportal/contract'
import type { TableState } from '@netportal/ui'
import type { Remote } from '../../shared/remote.ts'

export type HistoryTabName = 'incidents' | 'calls'
export type StateFilter = 'open' | 'over'
export type CallsFilter = 'none' | 'some'

export interface IncidentsViewProps {
  /** The open tab. */
  tab: HistoryTabName
  onTabChange: (tab: HistoryTabName) => void
  locations: Remote<Location[]>
  /** Id of the only location that is shown, as in the address; null for all. */
  location: string | null
  onLocationChange: (id: string | null) => void
  /** The period: so many days up to now. */
  days: number
  onDaysChange: (days: (typeof incidentLimits.historyDayChoices)[number]) => void
  /** Only incidents that are open or over; null for both. */
  state: StateFilter | null
  onStateChange: (state: StateFilter | null) => void
  /** Only incidents that nobody called about, or that somebody did; null for both. */
  called: CallsFilter | null
  onCalledChange: (called: CallsFilter | null) => void
  /** A page of incidents, as the server sorts and cuts it. */
  incidents: Remote<IncidentPage>
  /** A page of calls while the network was well. */
  calls: Remote<CallWithoutOutagePage>
  /** Epoch milliseconds: the end of what lasts. */
  nowMs: number
  /** State of the open tab's table. */
  table: TableState
  onTableChange: (state: TableState) => void
  /** Saves all rows that match; settles when that is done. */
  onSave: () => Promise<void>
}
