import { reports } from '@netportal/contract'
import { readMonthOf } from '../../../comparison/readMonth.ts'
import { reportMaker } from '../../maker.ts'
import { groupMonthDocument } from './document.ts'
import { groupMonthLetter } from './letter.ts'

export const groupMonth = reportMaker(reports.group_month, {
  read: async (db, place, _, { now }) => {
    const month = await readMonthOf(db, place, now)
    return month && { month }
  },
  pdf: groupMonthDocument,
  letter: groupMonthLetter,
})
