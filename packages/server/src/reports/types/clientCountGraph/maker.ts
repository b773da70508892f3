import { annotationKinds, reports } from '@netportal/contract'
import { reportMaker } from '../../maker.ts'
import { readAnnotations } from '../../read/annotations.ts'
import { readEarlierClients } from '../../read/earlier.ts'
import { readChosenClients } from '../../read/series.ts'
import { clientCountCsv } from './csv.ts'
import { clientCountDocument } from './document.ts'
import { clientCountLetter } from './letter.ts'

export const clientCountGraph = reportMaker(reports.client_count_graph, {
  read: async (db, place, { ssid_ids }, { isCompared }) => {
    const known = await readChosenClients(db, place, ssid_ids)
    return (
      known && {
        ...known,
        ...(await readAnnotations(db, place, annotationKinds)),
        earlier: isCompared
          ? { clients: await readEarlierClients(db, place, ssid_ids.map(Number)) }
          : {},
      }
    )
  },
  pdf: (input) => clientCountDocument(input),
  csv: (input) => clientCountCsv(input),
  letter: clientCountLetter,
})
