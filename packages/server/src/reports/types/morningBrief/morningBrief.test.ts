import { startMorningBrief } from '@netportal/contract'
import { scheduleInputOf } from '@netportal/contract/fixtures'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSite } from '../../../testing/incidents.ts'
import { readPdf } from '../../../testing/readPdf.ts'
import { useReportWorker } from '../../../testing/reportWorker.ts'
import { useTestApp } from '../../../testing/testApp.ts'

const test = useTestApp()
const worker = useReportWorker(test)
let token = ''
beforeAll(async () => {
  token = await test.tokenOf('ann')
})

it('tells of a site what is down as it is made, and how the day before was', async () => {
  const { companyId } = test.world.ash
  const site = await createSite(test, { name: 'Pier', accessPoints: 4, companyId })
  // By the clocks of Tokyo the 17th, and the 18th from 15:00 on.
  const at = (time: string) => new Date(`2026-06-${time}:00Z`)
  const start = at('10T00:00')
  await site.tell(...[0, 1, 2, 3].map((index) => [index, start, 'Online'] as const))
  await site.tell([0, at('17T02:00'), 'Offline'], [1, at('17T02:01'), 'Offline'])
  await site.tell([0, at('17T03:00'), 'Online'], [1, at('17T03:00'), 'Online'])
  await site.tell([2, at('17T17:14'), 'Offline'])
  test.time = at('17T17:30')
  const { rawPayload } = await worker.makeReport(startMorningBrief.path, token, {
    location_ids: [site.id],
    one_page_for_all: false,
    start_date: '2026-06-17',
    end_date: '2026-06-17',
  })
  const { pages } = await readPdf(rawPayload)
  expect(pages).toHaveLength(1)
  const withoutSpaces = (text = '') => text.replace(/\s+/g, '')
  for (const words of [
    '1 of 4 access points has been down since 02:14.',
    'Yesterday there was 1 incident, with 2 access points down; nobody called.',
    '2026-06-17 11:00 2026-06-17 12:00 2 of 4 0',
  ]) {
    expect(withoutSpaces(pages[0])).toContain(withoutSpaces(words))
  }
})

describe('a server that hides its extras', () => {
  const plain = useTestApp({ HIDE_EXTRAS: '1' })

  it('makes none, on demand or by schedule', async () => {
    const ann = await plain.tokenOf('ann')
    const call = (path: string, payload: object) =>
      plain.call(path, ann, { method: 'POST', payload })
    const { locationId, companyId } = plain.world.ash
    expect((await call(startMorningBrief.path, {})).statusCode).toBe(404)
    const schedules = `/api/v1/customers/${companyId}/report-schedules/`
    const refused = await call(schedules, {
      ...scheduleInputOf.morning_brief,
      report_parameters: { location_ids: [locationId], one_page_for_all: true },
    })
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      'report_type: There is no such report.',
    ])
  })
})
