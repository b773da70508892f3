import { rateChart } from '../documents/charts.ts'
import type { TransferSeries } from '../input.ts'
import { exportMaker } from '../maker.ts'
import { readAnnotations } from '../read/annotations.ts'
import { readEarlierTraffic } from '../read/earlier.ts'
import { readChosenTransfers } from '../read/series.ts'
import { exportPicture } from './picture.ts'
import { transferRatesCsv, transferRatesDocument } from './transferRates.ts'

/** Makes the file of the chart of a network's transfer rates. */
export const ssidDataUsage = exportMaker({
  read: async (db, place, { ssid_ids, annotations }, { isCompared }) => {
    const known = await readChosenTransfers(db, place, ssid_ids)
    return (
      known && {
        ...known,
        earlier: isCompared ? { traffic: await readEarlierTraffic(db, place, ssid_ids) } : {},
        ...(await readAnnotations(db, place, annotations)),
      }
    )
  },
  pdf: (input, { ssid_name }) => transferRatesDocument(input, ssid_name),
  csv: (input, { ssid_name }) => transferRatesCsv(input, ssid_name),
  png: (input, parameters) =>
    exportPicture(input, parameters, ({ place, transfers: [traffic], annotations }) =>
      rateChart(traffic ?? noTraffic, place, { annotations }),
    ),
})

const noTraffic: TransferSeries = {
  ssidId: 0,
  name: '',
  times: new Float64Array(),
  txMbps: new Float64Array(),
  rxMbps: new Float64Array(),
  txMb: new Float64Array(),
  rxMb: new Float64Array(),
}
