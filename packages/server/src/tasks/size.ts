import type { Database } from '../database/database.ts'

/** A task up to this size is small: it is chosen to take seconds, not minutes. */
export const smallSize = 1000

/**
 * Tells about how much work the tasks of reports are, by the ids of these, before anything is read: the tickets that
 * one lists, or else the days that it covers, of all its locations together.
 */
export async function sizesOf(
  db: Database,
  reportIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ id: number; size: number }>(
    `select id, case report_type
       when 'call_center_activity' then (
         select count(*) from jsonb_to_recordset(request -> 'places')
           as place ("locationId" bigint, start date, "end" date)
         join tickets on location_id = place."locationId"
           and opened_at >= place.start and opened_at < place."end" + 1
           and (request #>> '{parameters,status_filter}' is null
             or position(lower(request #>> '{parameters,status_filter}') in lower(status)) > 0)
           and (request #>> '{parameters,issue_filter}' is null
             or position(lower(request #>> '{parameters,issue_filter}') in lower(issue)) > 0)
       )
       else (
         select coalesce(sum(place."end" - place.start + 1), 0)
         from jsonb_to_recordset(request -> 'places') as place (start date, "end" date)
       )
     end::bigint as size
     from reports where id = any($1)`,
    [reportIds],
  )
  return new Map(rows.map(({ id, size }) => [id, size]))
}
