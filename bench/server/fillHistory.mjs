/**
 * Adds what access points have been through in 90 days, beside a status that still holds: each was down for some
 * minutes once a fortnight, and each site went dark for an hour once a month. Incidents are then to be told from the
 * beginning, as after an upgrade.
 */
export async function fillHistory(query) {
  await query(`
    insert into device_status_changes (device_id, changed_at, status)
    with alone as materialized (
      select id, now() - interval '90 days' + (random() * 14 + turn * 15) * interval '1 day' as down_at,
        (random() * 600 + 60) * interval '1 second' as lasts
      from devices cross join generate_series(0, 5) as turn
    ), dark as materialized (
      select id as location_id, now() - interval '90 days' + (random() * 28 + turn * 30) * interval '1 day' as down_at
      from locations cross join generate_series(0, 2) as turn
    ), outages as (
      select id, down_at, down_at + lasts as up_at from alone
      union all
      select devices.id, down_at + random() * interval '2 minutes', down_at + random() * interval '2 minutes' + interval '1 hour'
      from dark join devices using (location_id)
    )
    select id, down_at, 'Offline' from outages union all select id, up_at, 'Online' from outages
    on conflict do nothing`)
  await query('delete from incidents')
  await query('delete from device_outages')
  await query('update incident_locations set told_at = null')
}
