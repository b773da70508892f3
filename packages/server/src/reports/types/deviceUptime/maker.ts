import { reports } from '@netportal/contract'
import { uptimeLetter } from '../../documents/letterFigures.ts'
import { reportMaker } from '../../maker.ts'
import { readDevices } from '../../read/devices.ts'
import { uptimeCsv } from './csv.ts'

export const deviceUptime = reportMaker(reports.device_uptime, {
  read: (db, place, _, { isCompared }) => readDevices(db, place, isCompared),
  csv: uptimeCsv,
  letter: ({ places }) => uptimeLetter(places),
})
