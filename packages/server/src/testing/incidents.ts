import { ingestDeviceStatuses, ingestDevices, ingestLocations } from '@netportal/contract'
import { createDeliverer } from './deliver.ts'
import type { TestApp } from './testApp.ts'

/** A site whose access points go down and come back. */
export interface Site {
  id: number
  /** Delivers when its access points, counted from 0, changed; it is that late by then at the least. */
  tell(...changes: (readonly [accessPoint: number, at: Date, status: string])[]): Promise<void>
}

let sites = 0

/** Makes a site of a company with access points of its own. */
export async function createSite(
  test: TestApp,
  { name, accessPoints, companyId }: { name: string; accessPoints: number; companyId: number },
): Promise<Site> {
  const machine = await createDeliverer(test, companyId)
  sites += 1
  const external_id = `site-${sites}`
  const site = sites.toString(16).toUpperCase().padStart(2, '0')
  const macs = Array.from(
    { length: accessPoints },
    (_, index) => `02:00:00:${site}:00:${index.toString(16).toUpperCase().padStart(2, '0')}`,
  )
  await machine.deliver(ingestLocations, { external_id, name, timezone: 'Asia/Tokyo' })
  await machine.deliver(
    ingestDevices,
    ...macs.map((ap_mac_address) => ({
      ap_mac_address,
      location_external_id: external_id,
      device_name_api: `RM-${ap_mac_address}`,
      first_discovered_at: '2025-01-01T00:00:00Z',
    })),
  )
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from locations where company_id = $1 and external_id = $2',
    [companyId, external_id],
  )
  return {
    id: rows[0]?.id ?? 0,
    async tell(...changes) {
      test.time = new Date(Math.max(test.time.getTime(), ...changes.map(([, at]) => at.getTime())))
      await machine.deliver(
        ingestDeviceStatuses,
        ...changes.map(([index, at, status]) => ({
          ap_mac_address: macs[index],
          time: at.toISOString(),
          status,
        })),
      )
    },
  }
}
