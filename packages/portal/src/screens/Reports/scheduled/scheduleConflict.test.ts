import { schedules } from '@netportal/contract/fixtures'
import { describe, expect, it } from 'vitest'
import {
  changedParts,
  choiceIn,
  chosenValues,
  firstChoice,
  partChoices,
  type ScheduleConflict,
} from './scheduleConflict.ts'
import { newSchedule, type ScheduleFormValues, scheduleToForm } from './scheduleForm.ts'

const before = schedules[3] ? scheduleToForm(schedules[3]) : newSchedule([])
const conflict = (
  theirs: Partial<ScheduleFormValues>,
  mine: Partial<ScheduleFormValues> = {},
): ScheduleConflict => ({
  before,
  theirs: { ...before, ...theirs },
  mine: { ...before, ...mine },
})

describe('the parts that somebody else has changed', () => {
  it.each<[string, ScheduleConflict, string[]]>([
    ['are none where nothing has', conflict({}, { name: 'Mine' }), []],
    [
      'are those that differ',
      conflict({ name: 'Theirs', is_active: false }),
      ['name', 'is_active'],
    ],
    ['are none where both did the same', conflict({ is_active: false }, { is_active: false }), []],
    ['have a report with its place', conflict({ location_id: 101 }, { ssid_ids: [1] }), ['report']],
    [
      'have a time with its zone',
      conflict({ timezone: 'UTC' }, { time_of_day: '10:00' }),
      ['time'],
    ],
    [
      'count recipients, not the way to write them',
      conflict({ recipients: ' MANAGER@hotel.example;' }),
      [],
    ],
    ['count a time, not the way to write it', conflict({ time_of_day: '07:30:00' }), []],
    [
      'count locations, not their order',
      conflict({ ssid_ids: [...before.ssid_ids].reverse() }),
      [],
    ],
  ])('%s', (_, given, parts) => {
    expect(changedParts(given)).toEqual(parts)
  })
})

describe('a change of one person', () => {
  it('stands beside the changes of the other', () => {
    const given = conflict({ name: 'Theirs' }, { is_active: false })
    expect(firstChoice('name', given)).toBe('theirs')
    expect(partChoices('name', given)).toEqual(['theirs', 'mine'])
  })

  it('of what the other has changed as well stays as typed until one of them is chosen', () => {
    expect(firstChoice('name', conflict({ name: 'Theirs' }, { name: 'Mine' }))).toBe('mine')
  })
})

describe('recipients that both have changed', () => {
  const given: ScheduleConflict = {
    before: { ...before, recipients: 'ann@x.test, ben@x.test' },
    theirs: { ...before, recipients: 'ann@x.test, ben@x.test, cleo@x.test' },
    mine: { ...before, recipients: 'BEN@x.test, dora@x.test' },
  }

  it('are all that one has added, without those that one has taken away', () => {
    expect(firstChoice('recipients', given)).toBe('both')
    expect(chosenValues('both', given).recipients).toBe('ben@x.test, cleo@x.test, dora@x.test')
  })

  it('are told apart in the form', () => {
    for (const choice of ['theirs', 'mine', 'both'] as const) {
      expect(choiceIn('recipients', given, chosenValues(choice, given))).toBe(choice)
    }
    expect(choiceIn('recipients', given, { ...before, recipients: 'eve@x.test' })).toBeNull()
  })
})
