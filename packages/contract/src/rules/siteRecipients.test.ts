import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ScheduleInput } from '../entities/schedule.ts'
import { scheduleInputOf } from '../fixtures/schedules.ts'
import { serverLimits } from './serverLimits.ts'
import { siteFaults, sitesSummary } from './siteRecipients.ts'

const messages = (input: object) =>
  z.safeParse(ScheduleInput, input).error?.issues.map(({ message }) => message)

describe('a list of locations and their recipients', () => {
  it('names each line that is at fault', () => {
    const sites = [
      { location_id: 1, recipients: 'a@x.test' },
      { location_id: 2, recipients: 'nobody' },
      { location_id: '1', recipients: 'b@x.test' },
      { location_id: 3, recipients: ' ' },
    ]
    const faults = [
      'Line 2: Not an e-mail address: nobody (it has no @)',
      'Line 3: This location stands in line 1 already.',
      'Line 4: Please enter at least one e-mail address.',
    ]
    expect(siteFaults(sites)).toEqual(faults)
    expect(messages({ ...scheduleInputOf.down_device, site_recipients: sites })).toEqual(faults)
  })

  it('has an end', () => {
    const sites = Array.from({ length: serverLimits.sitesPerSchedule + 1 }, (_, location_id) => ({
      location_id,
      recipients: '',
    }))
    expect(messages({ ...scheduleInputOf.network_health, site_recipients: sites })).toEqual([
      'Please list at most 500 locations.',
    ])
  })

  it('is none of a report about SSIDs, which a schedule need not say', () => {
    const site_recipients = [{ location_id: 1, recipients: 'a@x.test' }]
    const input = scheduleInputOf.data_usage
    expect(messages({ ...input, site_recipients })).toEqual([
      'A report about SSIDs is of one location, and goes to its recipients alone.',
    ])
    for (const none of [[], null, undefined]) {
      expect(messages({ ...input, site_recipients: none })).toBeUndefined()
    }
  })

  it('is told in brief, each address once', () => {
    const sites = [
      { location_id: 1, recipients: 'a@x.test, b@x.test' },
      { location_id: 2, recipients: 'A@x.test' },
    ]
    expect(sitesSummary(sites)).toBe('2 locations to 2 addresses of their own')
    expect(sitesSummary(sites.slice(1))).toBe('1 location to 1 address of its own')
    expect(sitesSummary([])).toBeNull()
    expect(sitesSummary(undefined)).toBeNull()
  })
})
