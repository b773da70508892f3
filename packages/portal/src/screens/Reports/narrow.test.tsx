import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { session } from '../../auth/session.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { adminReportsApi } from '../../testing/reportsApi.ts'
import { stubApi } from '../../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(async () => {
  vi.unstubAllGlobals()
  session.set(null)
  await screen.viewport(1280, 800)
})

it.each([
  ['Scheduled Reports', '/reports?tab=scheduled', 'Weekly network health'],
  ['Scheduled History', '/reports?tab=history', 'Monthly data usage, Hôtel du Centre'],
])(
  '%s of an administrator fits a page of 1024 px with every column',
  async (name, address, row) => {
    await screen.viewport(1024, 800)
    stubApi(adminReportsApi)
    const { page } = await renderPortal(address)
    await expect.element(page.getByText(row).first()).toBeVisible()
    const box = page.getByRole('table', { name }).element().parentElement
    await expect.poll(() => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)).toBe(0)
    for (const header of page.getByRole('columnheader').elements()) {
      expect(header.getBoundingClientRect().right).toBeLessThanOrEqual(1024)
    }
  },
)
