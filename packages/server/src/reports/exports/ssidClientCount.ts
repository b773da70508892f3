import { clientChart } from '../documents/charts.ts'
import { exportMaker } from '../maker.ts'
import { readAnnotations } from '../read/annotations.ts'
import { readEarlierClients } from '../read/earlier.ts'
import { readChosenClients } from '../read/series.ts'
import { clientCountCsv } from '../types/clientCountGraph/csv.ts'
import { clientCountDocument } from '../types/clientCountGraph/document.ts'
import { exportPicture } from './picture.ts'

/** Makes the file of the chart of a network's clients. */
export const ssidClientCount = exportMaker({
  read: async (db, place, { ssid_ids, annotations }, { isCompared }) => {
    const known = await readChosenClients(db, place, ssid_ids)
    return (
      known && {
        ...known,
        earlier: isCompared ? { clients: await readEarlierClients(db, place, ssid_ids) } : {},
        ...(await readAnnotations(db, place, annotations)),
      }
    )
  },
  pdf: (input, { ssid_name }) => clientCountDocument(input, ssid_name),
  csv: (input, { ssid_name }) => clientCountCsv(input, ssid_name),
  png: (input, parameters) =>
    exportPicture(input, parameters, ({ place, clients: [counts], annotations }) =>
      clientChart(counts ? [{ ...counts, name: 'Clients' }] : [], place, annotations),
    ),
})
