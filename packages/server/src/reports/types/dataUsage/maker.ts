import { reports } from '@netportal/contract'
import { reportMaker } from '../../maker.ts'
import { readChosenTransfers } from '../../read/series.ts'
import { dataUsageCsv } from './csv.ts'
import { dataUsageDocument } from './document.ts'

export const dataUsage = reportMaker(reports.data_usage, {
  read: (db, place, { ssid_ids }) => readChosenTransfers(db, place, ssid_ids),
  pdf: dataUsageDocument,
  csv: dataUsageCsv,
})
