import { deviceStatus } from '@netportal/contract'
import type { DemoDevice } from './demoDevice.ts'
import type { Random } from './random.ts'

/** Names that break tables, exports and searches which were never tried on them. */
const names = [
  '=HYPERLINK("http://x.test")',
  'Flur "Süd" 2.OG',
  "O'Leary's Bar, left",
  '  ap 03  ',
  'AP-Bühne_ÄÖÜ',
  '+44 room AP',
  '会議室-01',
  '<b>Lobby</b>',
  'fl2-ap-7 (OLD!! do not use) moved to the linen store behind the second kitchen',
  '-',
  null,
]

/** Gives devices the names and words for their statuses that untidy controllers have; the statuses stay. */
export function disfigure(devices: readonly DemoDevice[], random: Random): DemoDevice[] {
  const words = {
    online: cycle(['Online', 'ONLINE', 'online', ' Online ']),
    offline: cycle(['Offline', 'OFFLINE', 'offline']),
    unknown: cycle([null, 'Unknown', 'rebooting', '', 'PENDING APPROVAL']),
  }
  return devices.map((device, index) => {
    const status = words[deviceStatus(device.status)]()
    const latest = device.changes.at(-1)
    return {
      ...device,
      name: index < names.length ? (names[index] ?? null) : device.name,
      model: random.chance(0.15) ? null : device.model,
      ipAddress: device.lastSeenAt === null ? null : device.ipAddress,
      status,
      changes: latest ? [...device.changes.slice(0, -1), { ...latest, status }] : [],
    }
  })
}

/** Gives one item after the other, and begins again. */
function cycle<Item>(items: readonly [Item, ...Item[]]): () => Item {
  let position = -1
  return () => {
    position = (position + 1) % items.length
    return items[position] ?? items[0]
  }
}
