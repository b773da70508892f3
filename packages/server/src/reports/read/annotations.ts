import {
  type AnnotationKind,
  annotationKinds,
  annotationsMax,
  callAnnotations,
  incidentAnnotations,
  incidentLimits,
} from '@netportal/contract'
import type { Database } from '../../database/database.ts'
import { isOfIncident } from '../../devices/inService.ts'
import type { Annotations, ReportPlace } from '../input.ts'

/**
 * Reads what stands beside the values of a place's chart.
 * @param asked nothing for a file that has the values alone
 */
export async function readAnnotations(
  db: Database,
  place: ReportPlace,
  asked: readonly AnnotationKind[] = [],
): Promise<{ annotations?: Annotations }> {
  const kinds = annotationKinds.filter((kind) => asked.includes(kind))
  if (kinds.length === 0) return {}
  return {
    annotations: {
      kinds,
      references: [
        ...(kinds.includes('incidents') ? incidentAnnotations(await readIncidents(db, place)) : []),
        ...(kinds.includes('calls') ? callAnnotations(await readCallTimes(db, place)) : []),
      ],
    },
  }
}

/** The newest incidents that reach into the report's time. */
async function readIncidents(db: Database, { id, fromMs, untilMs }: ReportPlace) {
  const { rows } = await db.query<Parameters<typeof incidentAnnotations>[0][number]>(
    `select incidents.started_at, incidents.ended_at, most_down,
       greatest(access_points, (
         select count(*) from devices
         where devices.location_id = $1 and ${isOfIncident('incidents', '$3')}
       ))::int as site_access_points,
       case when heard_at < $3::timestamptz - interval '${incidentLimits.quietMs} milliseconds'
         then heard_at end as no_data_since
     from incidents left join incident_locations using (location_id)
     where incidents.location_id = $1 and started_at < $3::timestamptz
       and (ended_at is null or ended_at > $2::timestamptz)
     order by started_at desc limit ${annotationsMax}`,
    [id, new Date(fromMs), new Date(untilMs)],
  )
  return rows
}

/** When the newest tickets of the report's time were opened. */
async function readCallTimes(db: Database, { id, fromMs, untilMs }: ReportPlace) {
  const { rows } = await db.query<{ at: string }>(
    `select opened_at as at from tickets
     where location_id = $1 and opened_at >= $2 and opened_at < $3
     order by opened_at desc limit ${annotationsMax}`,
    [id, new Date(fromMs), new Date(untilMs)],
  )
  return rows.map(({ at }) => at)
}
