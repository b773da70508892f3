/** Deliveries of the drill's machine, each batch known by its number, and the rows that they must come to. */

const minuteMs = 60_000
/** Early enough for everything to have happened, late enough to be kept. */
const start = Math.floor((Date.now() - 60 * 86_400_000) / minuteMs) * minuteMs
const location_external_id = 'drill'
const networks = Array.from({ length: 5 }, (_, index) => `wlan-${index}`)
const devices = Array.from({ length: 40 }, (_, index) => {
  return `02:00:00:00:00:${index.toString(16).padStart(2, '0').toUpperCase()}`
})

/** Items that everything else needs, each kind with its path below the ingest calls. */
export const basics = [
  ['locations', [{ external_id: location_external_id, name: 'Drill', timezone: 'UTC' }]],
  ['ssids', networks.map((wlan_id_api) => ({ location_external_id, wlan_id_api, active: true }))],
  ['devices', devices.map((ap_mac_address) => ({ location_external_id, ap_mac_address }))],
]

const kinds = [
  {
    path: 'client-counts',
    table: 'ssid_client_counts',
    items: (number) =>
      points(number).map((point, index) => ({
        ...point,
        connected_client_count: number * 7 + index,
      })),
    rows: (items) =>
      items.map((item) => [item.wlan_id_api, item.time, item.connected_client_count]),
  },
  {
    path: 'transfer-metrics',
    table: 'ssid_transfer_metrics',
    items: (number) =>
      points(number).map((point, index) => ({ ...point, period_usage_tx_mb: number + index / 8 })),
    rows: (items) => items.map((item) => [item.wlan_id_api, item.time, item.period_usage_tx_mb]),
  },
  {
    path: 'device-statuses',
    table: 'device_status_changes',
    items: (number) =>
      devices.map((ap_mac_address) => ({
        ap_mac_address,
        time: timeOf(number * 40),
        // Each says something else than any other: a status that is said again makes no row.
        status: `Batch ${number}`,
      })),
    rows: (items) => items.map((item) => [item.ap_mac_address, item.time, item.status]),
  },
  {
    path: 'tickets',
    table: 'ticket_notes',
    items: (number) =>
      Array.from({ length: 20 }, (_, index) => ({
        calltek_ticket_id: `${number}-${index}`,
        location_external_id,
        ticket_datetime_utc: timeOf(number),
        notes: [1, 2].map((note_sequence) => ({
          note_sequence,
          content: `Note ${note_sequence} of ${number}-${index}`,
        })),
      })),
    rows: (items) =>
      items.flatMap((item) =>
        item.notes.map((note) => [item.calltek_ticket_id, note.note_sequence, note.content]),
      ),
  },
]

/** @returns path below the ingest calls, and items */
export function batch(number) {
  const { path, items } = kinds[number % kinds.length]
  return [path, items(number)]
}

/** @returns by table, the rows of batches */
export function expectedRows(numbers) {
  return Object.fromEntries(
    kinds.map(({ table, items, rows }, kind) => [
      table,
      numbers
        .filter((number) => number % kinds.length === kind)
        .flatMap((number) => rows(items(number))),
    ]),
  )
}

const iso = (column) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

/** How the rows are read, in the shape of `expectedRows`. */
export const tables = [
  {
    name: 'ssid_client_counts',
    sql: `select wlan_id, ${iso('time')}, clients
      from ssid_client_counts join ssids on ssids.id = ssid_id`,
  },
  {
    name: 'ssid_transfer_metrics',
    sql: `select wlan_id, ${iso('time')}, tx_mb
      from ssid_transfer_metrics join ssids on ssids.id = ssid_id`,
  },
  {
    name: 'device_status_changes',
    sql: `select mac_address, ${iso('changed_at')}, device_status_changes.status
      from device_status_changes join devices on devices.id = device_id`,
  },
  {
    name: 'ticket_notes',
    sql: `select calltek_ticket_id, note_sequence, content
      from ticket_notes join tickets on tickets.id = ticket_id`,
  },
]

/** Two hundred points of one network that no other batch has. */
function points(number) {
  return Array.from({ length: 200 }, (_, index) => ({
    location_external_id,
    wlan_id_api: networks[number % networks.length],
    time: new Date(start + number * 10 * minuteMs + index * 3000).toISOString(),
  }))
}

function timeOf(minute) {
  return new Date(start + (minute % 80_000) * minuteMs).toISOString()
}
