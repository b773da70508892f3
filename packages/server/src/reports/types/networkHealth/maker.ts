import { annotationKinds, reports } from '@netportal/contract'
import { reportMaker } from '../../maker.ts'
import { readAnnotations } from '../../read/annotations.ts'
import { readDevices } from '../../read/devices.ts'
import { readEarlierClients, readEarlierTraffic } from '../../read/earlier.ts'
import { readClients, readTransfers } from '../../read/series.ts'
import { readEarlierTickets, readTickets } from '../../read/tickets.ts'
import { networkHealthDocument } from './document.ts'

const allTickets = { status: null, issue: null }

import { networkHealthLetter } from './letter.ts'

export const networkHealth = reportMaker(reports.network_health, {
  read: async (db, place) => ({
    ...(await readDevices(db, place, true)),
    clients: await readClients(db, place, null),
    transfers: await readTransfers(db, place, null),
    tickets: await readTickets(db, place, allTickets),
    earlier: {
      traffic: await readEarlierTraffic(db, place, null),
      clients: await readEarlierClients(db, place, null),
      ...(await readEarlierTickets(db, place, allTickets)),
    },
    ...(await readAnnotations(db, place, annotationKinds)),
  }),
  pdf: networkHealthDocument,
  letter: networkHealthLetter,
})
