import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { reportsApi } from '../../testing/reportsApi.ts'
import { stubApi } from '../../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

it('keeps reports, schedules and history behind tabs, the open one in the address', async () => {
  stubApi(reportsApi)
  const { page, query } = await renderPortal('/reports')
  const tabs = page.getByRole('tablist', { name: 'Reports & Schedules' }).getByRole('tab')
  await expect
    .poll(() => tabs.elements().map(({ textContent }) => textContent))
    .toEqual(['On-Demand Reports', 'Scheduled Reports', 'Scheduled History'])
  await expect.element(page.getByRole('button', { name: 'Generate Report' }).first()).toBeVisible()
  await tabs.nth(1).click()
  await expect.element(page.getByRole('table', { name: 'Scheduled Reports' })).toBeVisible()
  await expect.poll(query).toBe('?tab=scheduled')
  await tabs.nth(2).click()
  await expect.element(page.getByRole('table', { name: 'Scheduled History' })).toBeVisible()
  await expect.poll(query).toBe('?tab=history')
})
