import { reports } from '@netportal/contract'
import { deviceUptime } from '../../figures/uptime.ts'
import { reportMaker } from '../../maker.ts'
import { readDevices } from '../../read/devices.ts'
import { downDeviceCsv } from './csv.ts'
import { downDevicesDocument } from './document.ts'

export const downDevice = reportMaker(reports.down_device, {
  read: async (db, place) => ({ devices: await readDevices(db, place, true) }),
  pdf: downDevicesDocument,
  csv: downDeviceCsv,
  isAllOnline: ({ places }) =>
    places.every(({ place, devices }) =>
      devices.every((device) => deviceUptime(device, place).outages.length === 0),
    ),
})
