import {
  type ExportRequest,
  type ReportFormat,
  startCallCenterActivityReport,
  startClientCountCsvReport,
  startClientCountGraphReport,
  startDataUsageReport,
  startDeviceUptimeReport,
  startDownDeviceReport,
  startNetworkHealthReport,
  startSsidClientCountExport,
  startSsidDataUsageExport,
} from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import { transaction } from '../database/database.ts'
import type { Services } from '../services.ts'
import { requireSsid } from '../ssids/series.ts'
import type { ReportRequest, RequestedPlace } from './request.ts'
import { requireLocations, requireSsids, startReport } from './start.ts'

type Id = number | string

interface Days {
  start_date: string
  end_date: string
}

/** The calls that start a report or an export. Specification §7 "Reports and tasks". */
export function reportRoutes({ route, db, clock }: Services): void {
  const start = async (
    viewer: Viewer,
    { ids, days }: { ids: readonly Id[]; days: Days },
    toRequest: (places: RequestedPlace[]) => Promise<ReportRequest> | ReportRequest,
  ) => {
    const locations = await requireLocations(db, viewer, ids)
    const places = locations.map(({ id }) => ({
      locationId: id,
      start: days.start_date,
      end: days.end_date,
    }))
    const request = await toRequest(places)
    return transaction(db, (connection) => startReport(connection, { request, locations }, clock()))
  }

  const startForSsids = (
    viewer: Viewer,
    body: Days & { location_id: Id; ssid_ids: readonly Id[] },
    { type, format }: { type: 'client_count_graph' | 'data_usage'; format: ReportFormat },
  ) =>
    start(viewer, { ids: [body.location_id], days: body }, async (places) => {
      const ssidIds = await requireSsids(db, places[0]?.locationId ?? 0, body.ssid_ids)
      return { type, format, places, ssidIds }
    })

  const startExport = (
    viewer: Viewer,
    body: ExportRequest,
    type: 'ssid_client_count' | 'ssid_data_usage',
  ) =>
    start(viewer, { ids: [body.location_id], days: body }, async (places) => {
      const locationId = places[0]?.locationId ?? 0
      const ssidId = await requireSsid(db, viewer, locationId, String(body.ssid_wlan_id_api))
      const { export_format: format, ssid_name: ssidName } = body
      return { type, format, places, ssidIds: [ssidId], ssidName }
    })

  route(startNetworkHealthReport, ({ viewer, body }) =>
    start(viewer, { ids: [body.location_id], days: body }, (places) => ({
      type: 'network_health',
      format: 'pdf',
      places,
    })),
  )
  route(startDeviceUptimeReport, ({ viewer, body }) =>
    start(viewer, { ids: body.location_ids, days: body }, (places) => ({
      type: 'device_uptime',
      format: 'csv',
      places,
    })),
  )
  route(startClientCountGraphReport, ({ viewer, body }) =>
    startForSsids(viewer, body, { type: 'client_count_graph', format: 'pdf' }),
  )
  route(startClientCountCsvReport, ({ viewer, body }) =>
    startForSsids(viewer, body, { type: 'client_count_graph', format: 'csv' }),
  )
  route(startDataUsageReport, ({ viewer, body }) =>
    startForSsids(viewer, body, { type: 'data_usage', format: body.report_type }),
  )
  route(startDownDeviceReport, ({ viewer, body }) =>
    start(viewer, { ids: [body.location_id], days: body }, (places) => ({
      type: 'down_device',
      format: body.report_format,
      places,
    })),
  )
  route(startCallCenterActivityReport, ({ viewer, body }) =>
    start(viewer, { ids: body.location_ids, days: body }, (places) => ({
      type: 'call_center_activity',
      format: body.report_format,
      places,
      includeNotes: body.include_detailed_notes,
      status: body.status_filter,
      issue: body.issue_filter,
    })),
  )
  route(startSsidClientCountExport, ({ viewer, body }) =>
    startExport(viewer, body, 'ssid_client_count'),
  )
  route(startSsidDataUsageExport, ({ viewer, body }) =>
    startExport(viewer, body, 'ssid_data_usage'),
  )
}
