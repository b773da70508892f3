import { reports } from '@netportal/contract'
import { uptimeLetter } from '../../documents/letterFigures.ts'
import { reportMaker } from '../../maker.ts'
import { readDevices } from '../../read/devices.ts'
import { uptimeCsv } from './csv.ts'

export const deviceUptime = reportMaker(reports.device_uptime, {
  // Its file has nothing beside the time before; a mail has.
  read: (db, place, _, { isMailed }) => readDevices(db, place, isMailed),
  csv: uptimeCsv,
  letter: ({ places }) => uptimeLetter(places),
})
