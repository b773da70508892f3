/**
 * Tells in SQL whether a row of `device_status_changes` says what the one before it did not. Some say the same:
 * those of before repeats were kept apart, or that arrived too late for it.
 * @param row the alias of the table
 */
export function isChange(row: string): string {
  return `not exists (
    select from (
      select status from device_status_changes as earlier
      where earlier.device_id = ${row}.device_id and earlier.changed_at < ${row}.changed_at
      order by earlier.changed_at desc limit 1
    ) as previous where previous.status is not distinct from ${row}.status
  )`
}
