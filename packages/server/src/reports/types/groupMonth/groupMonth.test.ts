import {
  comparisonFigures,
  endpointPath,
  groupFigure,
  listMonth,
  type MonthPage,
  startMonthReport,
} from '@netportal/contract'
import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { createSite } from '../../../testing/incidents.ts'
import { readPdf } from '../../../testing/readPdf.ts'
import { useReportWorker } from '../../../testing/reportWorker.ts'
import { useTestApp } from '../../../testing/testApp.ts'
import { figureValue, figureWords } from './group.ts'

const test = useTestApp()
const worker = useReportWorker(test)
const hourMs = 3_600_000
let token = ''

beforeAll(async () => {
  token = await test.tokenOf('ann')
  const { companyId } = test.world.ash
  const sites = [
    await createSite(test, { name: 'Pier', accessPoints: 1, companyId }),
    await createSite(test, { name: 'Quay', accessPoints: 1, companyId }),
  ]
  // Of each of its days, by its number, a site has so much.
  await test.database.pool.query(
    `insert into location_days (location_id, day, online_ms, offline_ms, unknown_ms, incidents, calls,
       client_hours, counted_hours, used_bytes)
     select site, day, 24 * $3::bigint * site - down, down, 0, 1, 2, 240 + site, 24, site * 1000000
     from unnest($1::bigint[], $2::bigint[]) as sites (site, down),
       generate_series(date '2025-05-01', date '2026-05-31', '1 day') as day`,
    [sites.map(({ id }) => id), [0, hourMs], hourMs],
  )
  test.time = new Date('2026-06-02T12:00:00Z')
})

const month = async () => {
  const answer = await test.call(endpointPath(listMonth, {}, { month: '2026-05' }), token)
  const { results }: z.output<typeof MonthPage> = answer.json()
  return results
}
const start = (location_ids: readonly (number | string)[], days: object) =>
  worker.makeReport(startMonthReport.path, token, { location_ids, ...days })
const may = { start_date: '2026-05-01', end_date: '2026-05-31' }
const withoutSpaces = (text: string) => text.replace(/\s/g, '')

it('has the figures of the page, of each location and of all', async () => {
  const sites = await month()
  const { rawPayload } = await start(
    sites.map(({ location_id }) => location_id),
    may,
  )
  const text = withoutSpaces((await readPdf(rawPayload)).pages.join(''))
  for (const figure of comparisonFigures) {
    const all = groupFigure(
      figure,
      sites.map(({ sums }) => sums),
    )
    const { name, format } = figureWords[figure]
    expect(text).toContain(withoutSpaces(`${name} ${format(all ?? Number.NaN)}`))
  }
  const told = sites.filter(({ sums }) => sums.days > 0)
  expect(told).toHaveLength(2)
  for (const { location_name, sums } of told) {
    const words = [location_name, ...comparisonFigures.map((figure) => figureValue(figure, sums))]
    for (const word of words) expect(text).toContain(withoutSpaces(word))
  }
})

it('ends with the last day that is over and asked for', async () => {
  const [site] = (await month()).filter(({ sums }) => sums.days > 0)
  const { rawPayload } = await start([site?.location_id ?? 0], {
    start_date: '2026-05-01',
    end_date: '2026-05-17',
  })
  const [first = ''] = (await readPdf(rawPayload)).pages
  expect(withoutSpaces(first)).toContain(
    withoutSpaces('May 2026 so far: the first 17 days, compared with the first 17 of April 2026.'),
  )
})

it('is of nobody else’s locations, and of no other days than those of a month', async () => {
  const [site] = await month()
  const own = site?.location_id ?? 0
  expect((await start([own, test.world.birch.locationId], may)).statusCode).toBe(404)
  const longer = await start([own], { ...may, end_date: '2026-06-01' })
  expect(longer.statusCode).toBe(422)
})
