import { type Endpoint, endpointPath, revokeToken } from '@netportal/contract'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { ourCalls } from './ourCalls.ts'

export { expect }

/** What a project of journeys may set. */
export interface PortalOptions {
  /** `hidden` lets the server's answers name no extras, as those of an API that keeps to the specification. */
  extras: 'shown' | 'hidden'
  /** Complaints of the browser that a test expects; any other fails it. */
  expectedComplaints: RegExp[]
}

/** A test in which the browser has nothing to complain about: no error, no violation of the policy. */
export const test = base.extend<PortalOptions>({
  extras: ['shown', { option: true }],
  expectedComplaints: [[], { option: true }],
  context: async ({ context, expectedComplaints, extras }, use) => {
    const complaints: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    context.on('weberror', (error) => complaints.push(error.error().message))
    if (extras === 'hidden') await hideExtras(context)
    await use(context)
    // A call that is under way as a test ends is nobody's any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    const unexpected = complaints.filter((text) => !expectedComplaints.some((ok) => ok.test(text)))
    expect(unexpected).toEqual([])
  },
})

/** As the server itself does with HIDE_EXTRAS, without a second one; nobody asks for what is not named. */
async function hideExtras(context: BrowserContext): Promise<void> {
  await context.route('**/api/v1/users/me/', async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const { extras: _, ...profile } = Object(await response.json())
    return route.fulfill({ response, json: profile })
  })
  for (const call of ourCalls) {
    await context.route(`**${call.path.replace(/\{\w+\}/g, '*')}**`, () => {
      throw new Error(`${call.path} was asked, which was not named`)
    })
  }
}

/** Message of the browser about every 401 answer. */
export const refusedRequest = /status of 401/

/** Sign-in hears ten attempts a minute from an address, so each of ours comes from one of its own. */
let addresses = 0

/** Signs in at the login page, as one of the demo accounts. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, account)
}

/** The same on the login page as it has come up by itself. */
export async function fillLogin(page: Page, account: string): Promise<void> {
  const address = `198.51.100.${++addresses}`
  await page.route('**/token', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  )
  await page.getByLabel('Email Address:').fill(`${account}@demo.test`)
  await page.getByLabel('Password:').fill('demo-password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

/** Reads the API as the person who is signed in on this page. */
export async function read<E extends Endpoint>(
  page: Page,
  endpoint: E,
  params: Record<string, string | number> = {},
  query: Record<string, unknown> = {},
) {
  const headers = await authorization(page)
  const response = await page.request.get(endpointPath(endpoint, params, query), { headers })
  expect(response.status()).toBe(200)
  return z.parse<E['response']>(endpoint.response, await response.json())
}

/** Ends the session on the server alone, as an administrator or a password change would. */
export async function revoke(page: Page): Promise<void> {
  const headers = await authorization(page)
  const response = await page.request.post(revokeToken.path, { headers })
  expect(response.status()).toBe(200)
}

/** The header that the person's requests carry. */
export async function authorization(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  return { Authorization: `Bearer ${token}` }
}

/** Both storage keys of a session, as they are now. */
export async function storedSession(page: Page) {
  return page.evaluate(() => [
    localStorage.getItem('access_token'),
    localStorage.getItem('token_type'),
  ])
}
