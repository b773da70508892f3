import { pausedUntil, ScheduleInput } from '@netportal/contract'
import { adminSchedules } from '@netportal/contract/fixtures'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { chosenSites, copyToForm, scheduleInput, scheduleToForm } from './scheduleForm.ts'

const health = adminSchedules.find(({ report_type }) => report_type === 'network_health')
if (!health) throw new Error('The fixtures have no such schedule.')
const sites = [
  { location_id: 101, recipients: 'gm@hotel.example' },
  { location_id: 102, recipients: 'desk@hotel.example' },
]
const pauses = {
  paused_until: '2027-04-01',
  paused_sites: [{ location_id: 102, until: '2027-05-01' }],
}
const full = { ...health, version: 7, site_recipients: sites, group_document: false, ...pauses }
const saved = (values: Parameters<typeof scheduleInput>[0]) =>
  z.parse(ScheduleInput, scheduleInput(values))

describe('what the form of a schedule saves', () => {
  it('keeps the pauses of locations with people of their own', () => {
    expect(saved(scheduleToForm(full))).toMatchObject(pauses)
  })

  it('leaves out the pauses of locations that are in no report any more', () => {
    const values = { ...scheduleToForm(full), site_recipients: [] }
    expect(saved({ ...values, location_id: 101, location_ids: [101] }).paused_sites).toEqual([])
  })

  it('copies both to a new schedule of another name, which has no version', () => {
    const copy = saved(copyToForm(full, true))
    expect(copy).toMatchObject({ site_recipients: sites, group_document: false, ...pauses })
    expect(copy.name).toBe(`Copy of ${health.name}`)
    expect(copy).not.toHaveProperty('version')
  })

  it('has neither with an API that knows neither', () => {
    const {
      site_recipients: _,
      group_document: __,
      paused_until: ___,
      paused_sites: ____,
      ...specified
    } = full
    const body = saved(scheduleToForm(specified))
    for (const field of ['site_recipients', 'group_document', 'paused_until', 'paused_sites']) {
      expect(body).not.toHaveProperty(field)
    }
  })

  it('is about each location once, and rests while all of them do', () => {
    const ids = chosenSites({ ...scheduleToForm(full), location_id: 101, location_ids: [101] })
    expect(ids).toEqual([101, 102])
    expect(pausedUntil({ paused_sites: pauses.paused_sites }, ids)).toBeNull()
  })
})
