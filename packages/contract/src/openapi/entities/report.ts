import type * as z from 'zod/mini'
import { StartedTask, TaskStatus } from '../../entities/task.ts'
import {
  reportRequests as examples,
  exportRequest,
  startedTask,
  taskStatuses,
} from '../../fixtures/reportRequests.ts'
import { scheduleInputOf } from '../../fixtures/schedules.ts'
import { ExportRequest } from '../../reports/exports.ts'
import { mapSwitches, type ReportType, reports, reportTypes } from '../../reports/reports.ts'
import { type EntityDocument, entity } from '../document.ts'

type Sent = (typeof reports)[ReportType]['request' | 'parameters']
type FieldsOf<Value> = Value extends unknown ? keyof Value : never
type SentField = FieldsOf<z.input<Sent>>

/** Descriptions of the fields that are sent about reports of any type. */
const fields: Record<SentField, string> = {
  location_id: 'Location that it is about.',
  location_ids: 'Locations that it is about.',
  ssid_ids: 'Ids of wireless networks of that location.',
  report_format: 'Kind of file.',
  report_type: 'Kind of file.',
  status_filter: 'Only tickets whose status contains this text.',
  issue_filter: 'Only tickets whose issue contains this text.',
  start_date: "First day, by the location's own clock.",
  end_date: 'Last day, which is included; not before the first.',
  ...mapSwitches((_, { meaning }) => meaning),
}

/** The name of a type within names of schemas: 'NetworkHealth'. */
export function schemaName(type: ReportType): string {
  return reports[type].title.replace(/ Report$/, '').replaceAll(' ', '')
}

/** Parameters and request of each type. */
const ofTypes = Object.fromEntries(
  reportTypes.flatMap((type): [string, EntityDocument][] => {
    const { title, parameters, request } = reports[type]
    return [
      [
        `${schemaName(type)}Parameters`,
        {
          schema: parameters,
          description: `What a ${title} is about.`,
          fields,
          example: scheduleInputOf[type].report_parameters,
        },
      ],
      [
        `${schemaName(type)}Request`,
        {
          schema: request,
          description: `A ${title} over some days.`,
          fields,
          example: examples[type],
        },
      ],
    ]
  }),
)

export const reportRequests = {
  ...ofTypes,
  ExportRequest: entity(ExportRequest, {
    description: 'The data of a chart over some days.',
    fields: {
      location_id: fields.location_id,
      location_name: 'Name of the location, as it stands on the file.',
      ssid_wlan_id_api: 'The `wlan_id_api` of the wireless network.',
      ssid_name: 'Name of the wireless network, as it stands on the file.',
      start_date: fields.start_date,
      end_date: fields.end_date,
      export_format: 'Kind of file.',
      annotations:
        "What stands beside the values: the location's `incidents`, its `calls`. Without it the file has the values alone.",
    },
    example: exportRequest,
  }),
}

export const reportAnswers = {
  StartedTask: entity(StartedTask, {
    description: 'A report or export that has begun.',
    fields: { task_id: 'Id to ask its status with.', filename: 'Name of the file to come.' },
    example: startedTask,
  }),
  TaskStatus: entity(TaskStatus, {
    description: 'How far a report or export is.',
    fields: {
      state: '`PENDING`, `RECEIVED`, `STARTED`, `RETRY`, `SUCCESS` or `FAILURE`.',
      result: 'On success the path of the file below the media base; on failure the reason.',
      progress:
        'How many of the locations are done, while the report is made; missing before and after that.',
    },
    example: taskStatuses.find(({ state }) => state === 'SUCCESS'),
  }),
}
