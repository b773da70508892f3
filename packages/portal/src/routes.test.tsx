import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from './auth/session.ts'
import { otherTab } from './testing/otherTab.ts'
import { portalApi } from './testing/portalApi.ts'
import { renderPortal } from './testing/renderPortal.tsx'
import { stubApi } from './testing/stubApi.ts'

const signedIn = { accessToken: 'abc', tokenType: 'Bearer' }

beforeEach(() => {
  stubApi(portalApi(2))
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

const protectedPages = [
  '/dashboard',
  '/locations/7/timeline',
  '/locations/7/devices',
  '/locations/7/devices/00%3A00%3A5E%3A00%3A53%3A01/history',
  '/locations/7/ssids',
  '/locations/7/ssids/3/stats',
  '/locations/7/tickets',
  '/reports',
]

describe('somebody who is not signed in', () => {
  it.each([...protectedPages, '/', '/login'])('is asked to sign in at %s', async (start) => {
    const { page, address } = await renderPortal(start)
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(address()).toBe('/login')
    expect(page.getByRole('navigation').query()).toBeNull()
  })

  it.each([
    ['/request-password-reset', 'Reset your password'],
    ['/reset-password/MQ/c3-9f', 'Set a new password'],
  ])('may visit %s', async (start, heading) => {
    const { page, address } = await renderPortal(start)
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(address()).toBe(start)
    expect(page.getByRole('banner').query()).toBeNull()
  })

  it.each(['/locations/7', '/%', '/%E0%A4%A'])(
    'is told that there is no %s, with a way to sign in',
    async (nowhere) => {
      const { page } = await renderPortal(nowhere)
      await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
      expect(page.getByRole('navigation').query()).toBeNull()
      expect(page.getByRole('button', { name: 'Logout' }).query()).toBeNull()
    },
  )
})

describe('somebody who is signed in', () => {
  beforeEach(() => session.set(signedIn))

  it.each(protectedPages)('sees %s, with the navigation bar', async (start) => {
    const { page, address } = await renderPortal(start)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Reports' })).toBeVisible()
    await expect.element(page.getByText('Customer, Harbour Hotels').first()).toBeInTheDocument()
    expect(address()).toBe(start)
  })

  it.each(['/', '/login'])('is led from %s to the dashboard', async (start) => {
    const { page, address } = await renderPortal(start)
    await expect.element(page.getByRole('heading', { name: 'Locations Overview' })).toBeVisible()
    expect(address()).toBe('/dashboard')
  })

  it('may visit the reset pages, without the navigation bar', async () => {
    const { page, address } = await renderPortal('/reset-password/MQ/c3-9f')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(address()).toBe('/reset-password/MQ/c3-9f')
    expect(page.getByRole('banner').query()).toBeNull()
  })

  it('is told about an address that does not exist, with a way to the dashboard', async () => {
    const { page } = await renderPortal('/nowhere')
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect.element(page.getByRole('heading', { name: 'Locations Overview' })).toBeVisible()
  })
})

describe('the end of a session', () => {
  beforeEach(() => session.set(signedIn))

  it('comes with Logout', async () => {
    const { page, address } = await renderPortal('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(address()).toBe('/login')
    expect(localStorage.length).toBe(0)
  })

  it('comes with a 401 answer, whichever call gets it', async () => {
    const refusal = { status: 401, json: { detail: 'Token expired' } }
    const asked = stubApi({ ...portalApi(2), 'GET /api/v1/customer/locations': refusal })
    const { page, address } = await renderPortal('/dashboard')
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(address()).toBe('/login')
    expect(localStorage.length).toBe(0)
    const before = asked.length
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked.length).toBe(before)
  })

  it('by a 401 leads back to the same page, by Logout to the dashboard', async () => {
    const refusal = { status: 401, json: { detail: 'Token expired' } }
    const signIn = { 'POST /token': { json: { access_token: 'def' } } }
    stubApi({ ...portalApi(2), ...signIn, 'GET /api/v1/users/me/': refusal })
    const { page, address } = await renderPortal('/reports?tab=history')
    const logIn = async () => {
      await page.getByLabelText('Email Address:').fill('desk@example.org')
      await page.getByLabelText('Password:').fill('secret')
      await page.getByRole('button', { name: 'Login' }).click()
    }
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
    stubApi({ ...portalApi(2), ...signIn })
    await logIn()
    await expect.poll(address).toBe('/reports')
    await expect
      .element(page.getByRole('tab', { name: 'Scheduled History' }))
      .toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Logout' }).click()
    await logIn()
    await expect.poll(address).toBe('/dashboard')
  })

  it('comes from another tab, without a touch', async () => {
    const { page } = await renderPortal('/dashboard')
    await expect.element(page.getByText('Harbour Point Hotel')).toBeVisible()
    otherTab().clear()
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(document.body.textContent).not.toContain('Harbour')
  })

  it('leaves nothing for the next person', async () => {
    const { page } = await renderPortal('/dashboard')
    await expect.element(page.getByText('Harbour Point Hotel')).toBeVisible()
    stubApi({ ...portalApi(2), 'GET /api/v1/customer/locations': 'hangs' })
    otherTab().setItem('access_token', 'of somebody else')
    await expect.element(page.getByText('Loading locations...')).toBeInTheDocument()
    expect(document.body.textContent).not.toContain('Harbour Point Hotel')
  })
})

describe('going to another page', () => {
  beforeEach(() => session.set(signedIn))

  it('names the document and moves focus to the heading', async () => {
    const { page } = await renderPortal('/dashboard')
    await expect.element(page.getByRole('heading', { name: 'Locations Overview' })).toBeVisible()
    await expect.poll(() => document.title).toBe('Locations Overview | Network Portal')
    expect(document.activeElement).toBe(document.body)
    await page.getByRole('link', { name: 'Reports' }).click()
    const heading = page.getByRole('heading', { name: 'Reports & Schedules' })
    await expect.element(heading).toHaveFocus()
    await expect.poll(() => document.title).toBe('Reports & Schedules | Network Portal')
  })

  it('can start past the navigation bar', async () => {
    const { page } = await renderPortal('/reports')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    expect(page.getByRole('main').element().id).toBe('main')
  })

  it('has the main link lead to the only location from inside it', async () => {
    stubApi(portalApi(1))
    const { page } = await renderPortal('/locations/101/tickets')
    // The location's own pages have a link of that name, too.
    const link = page.getByRole('banner').getByRole('link', { name: 'Devices' })
    await expect.element(link).toHaveAttribute('href', '/locations/101/devices')
  })

  it('keeps the main link on the dashboard when the number of locations is unknown', async () => {
    stubApi({ ...portalApi(1), 'GET /api/v1/customer/location-summary': 'offline' })
    const { page } = await renderPortal('/locations/101/tickets')
    await expect.element(page.getByText('Customer, Harbour Hotels').first()).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })
})
