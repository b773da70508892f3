import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../auth/session.ts'
import { locationApi, locationPages } from '../../testing/locationApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { stubApi } from '../../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

it('leaves focus on the button that had opened the ticket', async () => {
  stubApi(locationApi())
  const { page, goBack } = await renderPortal(locationPages.tickets)
  const first = page.getByRole('button', { name: 'Ticket Details' }).first()
  await expect.element(first).toBeVisible()
  const button = first.element()
  if (!(button instanceof HTMLElement)) throw new Error('No ticket')
  button.focus()
  button.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  goBack()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(document.activeElement).toBe(button)
})

it('leaves focus on the heading where the page had come with the ticket open', async () => {
  stubApi(locationApi())
  const { page } = await renderPortal(`${locationPages.tickets}?ticket=48213`)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})
