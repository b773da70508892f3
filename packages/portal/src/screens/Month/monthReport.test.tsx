import { comparisonLimits, endpointPath, listMonth } from '@netportal/contract'
import { monthOfLocations, startedTask } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { stubApi } from '../../testing/stubApi.ts'

const start = 'POST /api/v1/reports/month'

beforeEach(() => {
  session.set({ accessToken: 'abc', tokenType: 'Bearer' })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T13:32:00Z') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

async function open(path: string, ...extras: string[]) {
  const month = path.split('=')[1] ?? '2026-05'
  const query = { month, limit: comparisonLimits.pageMax, offset: 0 }
  const asked = stubApi({
    'GET /api/v1/users/me/': {
      json: { role: 'customer', customer_company_id: 7, extras: ['comparison', ...extras] },
    },
    [`GET ${endpointPath(listMonth, {}, query)}`]: {
      json: {
        month,
        first_month: '2025-01',
        count: 2,
        next: null,
        previous: null,
        results: monthOfLocations.slice(0, 2),
      },
    },
    [start]: { json: startedTask },
  })
  const { page } = await renderPortal(path)
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  return { asked, page }
}

it.each([
  ['/month', '2026-05-01', '2026-05-31'],
  ['/month?month=2026-06', '2026-06-01', '2026-06-18'],
])('asks for the document of the month of %s', async (path, start_date, end_date) => {
  const { asked, page } = await open(path, 'month-report')
  await page.getByRole('button', { name: 'PDF Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Monthly Figures Report' })
  await dialog.getByRole('button', { name: 'Generate Report' }).click()
  await expect
    .poll(() => JSON.parse(asked.find(({ request }) => request === start)?.body ?? 'null'))
    .toEqual({ location_ids: [101, 102], start_date, end_date })
})

it('offers none with an API that announces none', async () => {
  const { page } = await open('/month')
  await expect.element(page.getByRole('button', { name: 'PDF Report' })).not.toBeInTheDocument()
})
