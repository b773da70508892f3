import { reports } from '@netportal/contract'
import { reportMaker } from '../../maker.ts'
import { readDevices } from '../../read/devices.ts'
import { readEarlierClients, readEarlierTraffic } from '../../read/earlier.ts'
import { readPlaceState } from '../../read/placeState.ts'
import { readClients, readTransfers } from '../../read/series.ts'
import { readEarlierTickets, readTickets } from '../../read/tickets.ts'
import { morningBriefDocument } from './document.ts'
import { morningBriefLetter } from './letter.ts'

const allTickets = { status: null, issue: null }

export const morningBrief = reportMaker(reports.morning_brief, {
  read: async (db, place, _, { now }) => ({
    // What is down now may have gone down after the days that it is about.
    ...(await readDevices(db, { ...place, untilMs: now.getTime() }, true)),
    clients: await readClients(db, place, null),
    transfers: await readTransfers(db, place, null),
    tickets: await readTickets(db, place, allTickets, false),
    earlier: {
      traffic: await readEarlierTraffic(db, place, null),
      clients: await readEarlierClients(db, place, null),
      ...(await readEarlierTickets(db, place, allTickets)),
    },
    state: await readPlaceState(db, place, now),
  }),
  pdf: morningBriefDocument,
  letter: morningBriefLetter,
})
