import { reports } from '@netportal/contract'
import { uptimeLetter } from '../../documents/letterFigures.ts'
import { deviceUptime } from '../../figures/uptime.ts'
import { reportMaker } from '../../maker.ts'
import { readDevices } from '../../read/devices.ts'
import { downDeviceCsv } from './csv.ts'
import { downDevicesDocument } from './document.ts'

export const downDevice = reportMaker(reports.down_device, {
  read: (db, place, _, { isCompared }) => readDevices(db, place, isCompared),
  pdf: downDevicesDocument,
  csv: downDeviceCsv,
  letter: ({ places }) => uptimeLetter(places),
  isAllOnline: ({ places }) =>
    places.every(({ place, devices }) =>
      devices.every((device) => deviceUptime(device, place).outages.length === 0),
    ),
})
