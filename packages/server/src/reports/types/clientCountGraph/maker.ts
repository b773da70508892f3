import { reports } from '@netportal/contract'
import { reportMaker } from '../../maker.ts'
import { readChosenClients } from '../../read/series.ts'
import { clientCountCsv } from './csv.ts'
import { clientCountDocument } from './document.ts'

export const clientCountGraph = reportMaker(reports.client_count_graph, {
  read: (db, place, { ssid_ids }) => readChosenClients(db, place, ssid_ids),
  pdf: (input) => clientCountDocument(input),
  csv: (input) => clientCountCsv(input),
})
