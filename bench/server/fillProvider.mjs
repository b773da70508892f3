/**
 * A provider's database: companies with ten locations each, a location with 20 access points and five networks. All ids
 * count from one in this order, so that a location's access points and company follow from its number.
 */
export const locationsEach = 10
const accessPointsEach = 20
export const networksEach = 5

export const companyName = (number) => `Company ${number}`
export const siteName = (number) => `site-${number}`
export const wlanName = (number) => `wlan-${number}`
/** The first location has as many tickets as the largest was seen to have. */
const manyTickets = 93_000
const ticketsEach = 300
/** Times that each access point was down in the 90 days before. */
const outagesEach = 20

const mac = (index) =>
  `'02:' || rtrim(regexp_replace(lpad(upper(to_hex(${index})), 10, '0'), '(..)', '\\1:', 'g'), ':')`

/**
 * Fills a database that has its tables and the company of the key, which is the first.
 * @param run runs a statement
 * @param pointDays days of five-minute points of every network
 * @returns the rows of each kind
 */
export async function fillProvider(run, { companies, pointDays, say }) {
  const locations = companies * locationsEach
  const accessPoints = locations * accessPointsEach
  const networks = locations * networksEach
  const steps = [
    [
      'companies',
      `insert into companies (name) select 'Company ' || n from generate_series(2, ${companies}) n`,
    ],
    [
      'locations',
      `insert into locations (company_id, external_id, name, timezone)
       select 1 + (n - 1) / ${locationsEach}, 'site-' || n, 'Hotel ' || n, 'Europe/Berlin'
       from generate_series(1, ${locations}) n order by n`,
    ],
    [
      'access points',
      `insert into devices (company_id, location_id, mac_address, name, model, status, ip_address, last_seen_at, first_discovered_at)
       select 1 + (n - 1) / ${locationsEach * accessPointsEach}, 1 + (n - 1) / ${accessPointsEach}, ${mac('n')}, 'AP-' || n, 'R550',
         case when n % 50 = 0 then 'Offline' else 'Online' end, '10.0.0.1', now(), now() - interval '90 days'
       from generate_series(1, ${accessPoints}) n order by n`,
    ],
    [
      'networks',
      `insert into ssids (location_id, wlan_id, broadcast_name)
       select 1 + (n - 1) / ${networksEach}, 'wlan-' || n, 'Guest ' || n from generate_series(1, ${networks}) n order by n`,
    ],
    [
      'changes of status',
      `insert into device_status_changes (device_id, changed_at, status)
       with outages as materialized (
         select n, now() - interval '90 days' + (turn + random()) * interval '89 days' / ${outagesEach} as down_at,
           (random() * 3600 + 60) * interval '1 second' as lasts
         from generate_series(1, ${accessPoints}) n cross join generate_series(0, ${outagesEach - 1}) turn
       )
       select n, now() - interval '90 days', 'Online' from generate_series(1, ${accessPoints}) n
       union all select n, down_at, 'Offline' from outages union all select n, down_at + lasts, 'Online' from outages
       union all select n, now() - interval '1 hour', 'Offline' from generate_series(50, ${accessPoints}, 50) n
       on conflict do nothing`,
    ],
    [
      'tickets',
      `insert into tickets (company_id, location_id, calltek_ticket_id, opened_at, guest_name, room, issue, status, closed_at)
       select 1 + (place - 1) / ${locationsEach}, place, place || '-' || n, opened_at, 'Guest ' || n, (n % 400)::text, 'Slow',
         case when n % 60 = 0 then 'Open' else 'Closed' end, case when n % 60 <> 0 then opened_at + interval '1 hour' end
       from generate_series(1, ${locations}) place
       cross join lateral generate_series(1, case when place = 1 then ${manyTickets} else ${ticketsEach} end) n
       cross join lateral (select now() - interval '90 days' * n / case when place = 1 then ${manyTickets} else ${ticketsEach} end as opened_at) at
       order by opened_at`,
    ],
    [
      'notes',
      `insert into ticket_notes (ticket_id, note_sequence, call_type, started_at, call_duration_seconds, content)
       select tickets.id, n, 'Inbound', opened_at, 240, 'The guest could not connect; the access point was started again.'
       from tickets cross join generate_series(1, 2) n order by tickets.id`,
    ],
  ]
  for (const [name, statement] of steps) {
    const { rowCount } = await run(statement)
    say(`${rowCount.toLocaleString('en')} ${name}`)
  }
  const end = Math.floor(Date.now() / 300_000) * 300_000
  let points = 0
  for (let hour = pointDays * 24; hour > 0; hour -= 6) {
    const { rowCount } = await run(
      `with points as (
         select id, time, (random() * 200)::int as clients, random() * 100 as tx, random() * 20 as rx
         from generate_series($1::timestamptz + interval '5 minutes', $2, interval '5 minutes') as time cross join ssids
         order by time, id
       ), counts as (insert into ssid_client_counts (ssid_id, time, clients) select id, time, clients from points)
       insert into ssid_transfer_metrics (ssid_id, time, tx_mbps, rx_mbps, clients, tx_mb, rx_mb)
       select id, time, round(tx * 1000) / 1000, round(rx * 1000) / 1000, clients, round(tx * 37500) / 1000, round(rx * 37500) / 1000
       from points`,
      [new Date(end - hour * 3_600_000), new Date(end - (hour - 6) * 3_600_000)],
    )
    points += rowCount
  }
  say(`${points.toLocaleString('en')} points of each series`)
  await run('analyze')
}
