import { reports } from '@netportal/contract'
import { reportMaker } from '../../maker.ts'
import { readEarlierTickets, readTickets } from '../../read/tickets.ts'
import { callCenterCsv } from './csv.ts'
import { callCenterDocument } from './document.ts'
import { callCenterLetter } from './letter.ts'

export const callCenterActivity = reportMaker(reports.call_center_activity, {
  read: async (db, place, { status_filter, issue_filter }, { isCompared }) => {
    const filter = { status: status_filter, issue: issue_filter }
    return {
      tickets: await readTickets(db, place, filter),
      earlier: isCompared ? await readEarlierTickets(db, place, filter) : {},
    }
  },
  pdf: callCenterDocument,
  csv: (input, { include_detailed_notes }) => callCenterCsv(input, include_detailed_notes),
  letter: callCenterLetter,
})
