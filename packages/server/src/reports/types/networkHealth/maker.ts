import { reports } from '@netportal/contract'
import { reportMaker } from '../../maker.ts'
import { readDevices } from '../../read/devices.ts'
import { readClients, readTransfers } from '../../read/series.ts'
import { readTickets } from '../../read/tickets.ts'
import { networkHealthDocument } from './document.ts'

export const networkHealth = reportMaker(reports.network_health, {
  read: async (db, place) => ({
    devices: await readDevices(db, place),
    clients: await readClients(db, place, null),
    transfers: await readTransfers(db, place, null),
    tickets: await readTickets(db, place, { status: null, issue: null }),
  }),
  pdf: networkHealthDocument,
})
