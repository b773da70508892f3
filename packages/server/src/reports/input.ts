/** Data that a file is made of: read in one place, handed to the drawing thread, turned into figures there. */
import type { LineReference, LineSamples } from '@netportal/charts/plots'
import type { AnnotationKind, IncidentSummary } from '@netportal/contract'
import type { MonthInDetail } from '../comparison/readMonth.ts'
import type { ReportRequest } from './request.ts'

/** A location with the stretch of time that a report covers there. */
export interface ReportPlace {
  id: number
  name: string
  timezone: string
  /** First and last day, `yyyy-MM-dd`, both included. */
  start: string
  end: string
  /** Milliseconds since 1970 UTC: the start of the first day. */
  fromMs: number
  /** The end of the last day. */
  toMs: number
  /** The end of the last day, or now where that comes first: nothing is known of later. */
  untilMs: number
}

/** A recorded status, in the contract's words. */
interface StatusEntry {
  time: string
  status: string | null
}

export interface ReportDevice {
  mac: string
  name: string | null
  model: string | null
  firstDiscoveredAt: string | null
  /** ISO 8601: from when on it was out of service. @default it serves */
  retiredAt?: string | null
  /** Oldest first: those within the report's time, and the last one before it. */
  entries: StatusEntry[]
}

/** Counted clients of a network, at instants within the report's time. */
export interface ClientSeries {
  ssidId: number
  name: string
  counts: LineSamples
}

/** Traffic of a network in stretches of time that end within the report's time. */
export interface TransferSeries {
  ssidId: number
  name: string
  times: Float64Array
  /** Megabits per second; NaN where nothing was measured. Sent is what clients download. */
  txMbps: Float64Array
  rxMbps: Float64Array
  /** MB of 1024 × 1024 bytes in the stretch that ends then. */
  txMb: Float64Array
  rxMb: Float64Array
}

export interface ReportNote {
  sequence: number | null
  callType: string | null
  callerType: string | null
  createdBy: string | null
  startedAt: string | null
  durationSeconds: number | null
  /** HTML of unknown origin. */
  content: string | null
}

export interface ReportTicket {
  number: string
  openedAt: string
  closedAt: string | null
  guestName: string | null
  lastName: string | null
  room: string | null
  issue: string | null
  solution: string | null
  status: string | null
  notes: ReportNote[]
}

/** Incidents and calls of a place beside the values of a chart. */
export interface Annotations {
  /** Those that were asked for, in the order of their columns. */
  kinds: readonly AnnotationKind[]
  references: readonly LineReference[]
}

/** Traffic of networks together in a stretch of time before a report's. */
export interface EarlierTraffic {
  /** MB of 1024 × 1024 bytes; null where nothing was measured. */
  downMb: number | null
  upMb: number | null
}

/** Clients of networks together in a stretch of time before a report's. */
export interface EarlierClients {
  peak: number | null
  mean: number | null
}

/** What a report is compared with, each in the order of `windowsOf`; null where nothing was measured. */
export interface Earlier {
  traffic?: readonly (EarlierTraffic | null)[] | undefined
  clients?: readonly (EarlierClients | null)[] | undefined
  /** Of the whole time that is compared, without what is said in them. */
  tickets?: readonly ReportTicket[] | undefined
  /** When the first ticket that is known at all was opened; null without one. */
  ticketsSinceMs?: number | null | undefined
}

/** What is known of a location at the moment at which a report of it is made, and of its incidents. */
export interface PlaceState {
  /** Milliseconds since 1970 UTC. */
  nowMs: number
  /** ISO 8601: since when nothing is heard of it; null while data come. */
  noDataSince: string | null
  /** Time within the report's during which nothing was heard of it. */
  silentSeconds: number
  /** Networks in use whose clients should have been counted since; null for those that never were. */
  uncounted: { name: string; countedAt: string | null }[]
  /** Those that reach into the report's time, newest first: as many as are read. */
  incidents: IncidentSummary[]
  incidentCount: number
}

/** All that is known at a location, as far as the report asks for it. */
export interface PlaceData {
  place: ReportPlace
  /** Those that served within the report's time. */
  devices: ReportDevice[]
  /** Those that were taken out of service before it, and served in time that it is compared with. */
  devicesBefore?: ReportDevice[] | undefined
  clients: ClientSeries[]
  transfers: TransferSeries[]
  tickets: ReportTicket[]
  /** What its figures are compared with. */
  earlier?: Earlier | undefined
  /** Its month, where that was asked for. */
  month?: MonthInDetail | undefined
  /** How it is now, where that was asked for. */
  state?: PlaceState | undefined
  /** What stands beside the values, where that was asked for. */
  annotations?: Annotations | undefined
}

/** A location that is not in the report, since it is paused before a day, `yyyy-MM-dd`. */
export interface PausedPlace {
  name: string
  until: string
}

/** The provider's name, and its logo as the file that it is. */
export interface BrandFile {
  name: string | null
  logo: Uint8Array | null
}

export interface ReportInput {
  request: ReportRequest
  title: string
  /** The customer; null for a report across several. */
  company?: string | null | undefined
  brand?: BrandFile | undefined
  /** Where people reach the portal, without a slash at its end. */
  portalUrl?: string | undefined
  /** Whether a letter goes with the file. */
  isMailed?: boolean
  /** ISO 8601 */
  generatedAt: string
  places: PlaceData[]
  /** Locations that its schedule leaves out. */
  paused?: PausedPlace[] | undefined
}
