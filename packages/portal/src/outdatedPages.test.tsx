import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from './auth/session.ts'
import { locationApi, locationCalls, locationPages } from './testing/locationApi.ts'
import { renderPortal } from './testing/renderPortal.tsx'
import { stubApi } from './testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

const note = 'Note: A background refresh encountered an error. Displayed data might be outdated.'

/** Longer than an answer counts as new. */
const staleMs = 2100

it.each([
  ['devices', locationPages.devices, locationCalls.devices],
  ['device history', locationPages.history, locationCalls.deviceHistory],
  ['SSIDs', locationPages.ssids, locationCalls.ssids],
  ['SSID stats', locationPages.stats, locationCalls.clients],
  ['tickets', locationPages.tickets, locationCalls.tickets],
  ['timeline', locationPages.timeline, locationCalls.timeline],
])('%s that could not be read anew stay, and the page says so', async (_, address, call) => {
  stubApi(locationApi())
  const { page, goBack } = await renderPortal(address)
  await expect.element(page.getByText(/^Loading [a-zA-Z ]+\.\.\.$/)).not.toBeInTheDocument()
  await expect.element(page.getByText(note)).not.toBeInTheDocument()
  const shown = page.getByRole('heading', { level: 1 }).element().textContent ?? ''

  await new Promise((resolve) => setTimeout(resolve, staleMs))
  stubApi({ ...locationApi(), [call]: 'offline' })
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect.element(page.getByRole('heading', { name: 'Reports & Schedules' })).toBeVisible()
  goBack()
  await expect.element(page.getByText(note)).toBeVisible()
  expect(page.getByRole('heading', { level: 1 }).element().textContent).toBe(shown)
  expect(page.getByRole('alert').query()).toBeNull()
})
