import { annotationKinds, reports } from '@netportal/contract'
import { reportMaker } from '../../maker.ts'
import { readAnnotations } from '../../read/annotations.ts'
import { readEarlierTraffic } from '../../read/earlier.ts'
import { readChosenTransfers } from '../../read/series.ts'
import { dataUsageCsv } from './csv.ts'
import { dataUsageDocument } from './document.ts'
import { dataUsageLetter } from './letter.ts'

export const dataUsage = reportMaker(reports.data_usage, {
  read: async (db, place, { ssid_ids }, { isCompared }) => {
    const known = await readChosenTransfers(db, place, ssid_ids)
    return (
      known && {
        ...known,
        ...(await readAnnotations(db, place, annotationKinds)),
        earlier: isCompared
          ? { traffic: await readEarlierTraffic(db, place, ssid_ids.map(Number)) }
          : {},
      }
    )
  },
  pdf: dataUsageDocument,
  csv: dataUsageCsv,
  letter: dataUsageLetter,
})
