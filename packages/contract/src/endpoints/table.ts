import type { Endpoint } from '../endpoint.ts'
import * as audit from './audit.ts'
import * as comparison from './comparison.ts'
import * as customers from './customers.ts'
import * as devices from './devices.ts'
import * as groupedTimeline from './groupedTimeline.ts'
import * as health from './health.ts'
import * as incidentHistory from './incidentHistory.ts'
import * as incidentMails from './incidentMails.ts'
import * as incidents from './incidents.ts'
import * as ingest from './ingest.ts'
import * as ingestChanges from './ingestChanges.ts'
import * as ingestHeld from './ingestHeld.ts'
import * as locations from './locations.ts'
import * as moments from './moments.ts'
import * as passwordReset from './passwordReset.ts'
import * as ranges from './ranges.ts'
import * as reports from './reports.ts'
import * as rooms from './rooms.ts'
import * as schedules from './schedules.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as ssids from './ssids.ts'
import * as tickets from './tickets.ts'
import * as timeline from './timeline.ts'

/**
 * Every call of the API by its name. For the server, its documentation and tests, which go through
 * all of them; a browser imports single calls, and pays for those alone.
 */
export const endpoints = {
  ...session,
  ...passwordReset,
  ...customers,
  ...locations,
  ...timeline,
  ...groupedTimeline,
  ...incidents,
  ...moments,
  listIncidentHistory: incidentHistory.listIncidentHistory,
  listCallsWithoutOutage: incidentHistory.listCallsWithoutOutage,
  ...incidentMails,
  ...comparison,
  ...devices,
  ...ssids,
  ...tickets,
  ...rooms,
  ...search,
  ...ranges,
  ...reports,
  ...schedules,
  ...audit,
  ...ingest,
  ...ingestChanges,
  ...ingestHeld,
  ...health,
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
