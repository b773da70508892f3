import { reports } from '@netportal/contract'
import { reportMaker } from '../../maker.ts'
import { readDevices } from '../../read/devices.ts'
import { uptimeCsv } from './csv.ts'

export const deviceUptime = reportMaker(reports.device_uptime, {
  read: async (db, place) => ({ devices: await readDevices(db, place) }),
  csv: uptimeCsv,
})
