import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../../auth/session.ts'
import { renderPortal } from '../../../testing/renderPortal.tsx'
import { reportsApi } from '../../../testing/reportsApi.ts'
import { stubApi } from '../../../testing/stubApi.ts'

const start = 'POST /api/v1/reports/network-health'

beforeEach(() => {
  session.set({ accessToken: 'abc', tokenType: 'Bearer' })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 9, 31, 23, 30) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.set(null)
})

async function open() {
  const asked = stubApi(reportsApi)
  const { page } = await renderPortal('/reports')
  const card = page.getByRole('article').filter({ hasText: 'Network Health Report' })
  await card.getByRole('button', { name: 'Generate Report' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('End Date')).toHaveValue('2026-10-31')
  const sent = () => JSON.parse(asked.find(({ request }) => request === start)?.body ?? 'null')
  return { dialog, sent }
}
/** Midnight goes by while the computer sleeps. */
function passMidnight() {
  vi.setSystemTime(new Date(2026, 10, 1, 0, 0, 30))
  document.dispatchEvent(new Event('visibilitychange'))
}

it('a form that was opened before midnight knows what today is', async () => {
  const { dialog, sent } = await open()
  passMidnight()
  await expect.element(dialog.getByLabelText('End Date')).toHaveValue('2026-11-01')
  await expect.element(dialog.getByLabelText('End Date')).toHaveAttribute('max', '2026-11-01')
  await dialog.getByRole('button', { name: 'Generate Report' }).click()
  await expect.poll(sent).toMatchObject({ start_date: '2026-10-25', end_date: '2026-11-01' })
})

it('keeps a range of the calendar what it is called, and days of one’s own as they are', async () => {
  const { dialog, sent } = await open()
  const period = dialog.getByRole('combobox', { name: 'Period' })
  await period.selectOptions('Last Month')
  await expect.element(dialog.getByLabelText('Start Date')).toHaveValue('2026-09-01')
  passMidnight()
  await expect.element(dialog.getByLabelText('Start Date')).toHaveValue('2026-10-01')
  await expect.element(period).toHaveValue('Last Month')
  await dialog.getByLabelText('Start Date').fill('2026-10-05')
  await expect.element(period).toHaveValue('')
  await dialog.getByRole('button', { name: 'Generate Report' }).click()
  await expect.poll(sent).toMatchObject({ start_date: '2026-10-05', end_date: '2026-10-31' })
})
