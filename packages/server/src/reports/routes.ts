import {
  type ExportRequest,
  extras,
  formatChoices,
  offeredReportTypes,
  type ReportFormat,
  type ReportType,
  reportFormats,
  reports,
  startSsidClientCountExport,
  startSsidDataUsageExport,
} from '@netportal/contract'
import * as z from 'zod/mini'
import type { Origin } from '../audit/origin.ts'
import { record } from '../audit/record.ts'
import type { Viewer } from '../auth/viewer.ts'
import { transaction } from '../database/database.ts'
import type { Services } from '../services.ts'
import { requireSsid } from '../ssids/series.ts'
import type { ExportParameters } from './maker.ts'
import type { ExportType, ReportRequest } from './request.ts'
import {
  type KnownLocation,
  requireLocations,
  requireSsids,
  soleCompany,
  startReport,
} from './start.ts'

interface Days {
  start_date: string
  end_date: string
}

/** The calls that start a report or an export. Specification §7 "Reports and tasks". */
export function reportRoutes({ route, db, clock, config }: Services): void {
  const start = async (
    by: Origin,
    request: Omit<ReportRequest, 'places'>,
    { locations, days, ssidName }: Place,
  ) => {
    const { start_date: start, end_date: end } = days
    const places = locations.map(({ id }) => ({ locationId: id, start, end }))
    const asked = {
      request: { ...request, places },
      locations,
      ...(ssidName !== undefined && { ssidName }),
    }
    return transaction(db, async (connection) => {
      const started = await startReport(connection, asked, clock())
      const about = {
        company: soleCompany(locations),
        subject: ['report', started.task_id] as const,
      }
      await record(connection, by, 'report-started', about)
      return started
    })
  }

  const startOfType = async (
    { viewer, by }: Caller,
    { type, format }: { type: ReportType; format: ReportFormat },
    days: Days,
  ) => {
    const parameters = z.parse(reports[type].parameters, { ...days, report_format: format })
    const ids = 'location_ids' in parameters ? parameters.location_ids : [parameters.location_id]
    const locations = await requireLocations(db, viewer, ids)
    const ssids = 'ssid_ids' in parameters && {
      ssid_ids: await requireSsids(db, locations[0]?.id ?? 0, parameters.ssid_ids),
    }
    const request = { type, format, parameters: { ...parameters, ...ssids } }
    return start(by, request, { locations, days })
  }

  const startExport = async ({ viewer, by }: Caller, body: ExportRequest, type: ExportType) => {
    const locations = await requireLocations(db, viewer, [body.location_id])
    const locationId = locations[0]?.id ?? 0
    const ssidId = await requireSsid(db, viewer, locationId, String(body.ssid_wlan_id_api))
    const { export_format: format, ssid_name, annotations } = body
    const parameters: ExportParameters = {
      ssid_ids: [ssidId],
      ssid_name,
      ...(annotations && !config.hideExtras && { annotations }),
    }
    const place = { locations, days: body, ssidName: ssid_name }
    return start(by, { type, format, parameters }, place)
  }

  for (const type of offeredReportTypes(config.hideExtras ? null : extras)) {
    const choices = formatChoices(type)
    for (const call of new Set(choices.map((choice) => choice.call))) {
      const [only, other] = choices.filter((choice) => choice.call === call)
      route(call, ({ viewer, by, body }) => {
        const format = other === undefined ? only?.format : readFormat(body)
        return startOfType({ viewer, by }, { type, format: format ?? 'pdf' }, body)
      })
    }
  }
  route(startSsidClientCountExport, ({ viewer, by, body }) =>
    startExport({ viewer, by }, body, 'ssid_client_count'),
  )
  route(startSsidDataUsageExport, ({ viewer, by, body }) =>
    startExport({ viewer, by }, body, 'ssid_data_usage'),
  )
}

interface Caller {
  viewer: Viewer
  by: Origin
}

interface Place {
  locations: readonly KnownLocation[]
  days: Days
  ssidName?: string
}

const format = z.optional(z.enum(reportFormats))
const Chosen = z.object({ report_format: format, report_type: format })

/** The format that came along; Data Usage calls it `report_type`. Specification §7 "Reports and tasks". */
function readFormat(body: Days): ReportFormat | undefined {
  const { report_format, report_type } = z.parse(Chosen, body)
  return report_format ?? report_type
}
