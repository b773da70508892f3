import {
  incidentMails,
  noIncidentMails,
  sentIncidentMailPage,
  sentIncidentMails,
} from '@netportal/contract/fixtures'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { incidentMailsPath } from '../../shared/domain/incidentMailsPath.ts'
import { portalApi } from '../../testing/portalApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { stubApi } from '../../testing/stubApi.ts'

beforeEach(() => {
  session.set({ accessToken: 'abc', tokenType: 'Bearer' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

const path = '/api/v1/customer/incident-mails'
const profile = (...extras: string[]) => ({
  json: { role: 'customer', email: 'manager@hotel.example', extras },
})

function api(choices: object) {
  return {
    ...portalApi(3),
    'GET /api/v1/users/me/': profile('incident-mails'),
    [`GET ${path}`]: { json: choices },
    [`PUT ${path}`]: { json: incidentMails },
    [`GET ${path}/sent?limit=20&offset=0`]: { json: sentIncidentMailPage(sentIncidentMails) },
  }
}

it('leads from the bar to what is chosen, and saves it', async () => {
  const calls = stubApi(api(noIncidentMails))
  const { page, address } = await renderPortal('/dashboard')
  await page.getByRole('link', { name: 'Incident mails' }).click()
  await expect.element(page.getByText('You get no mails about incidents.')).toBeVisible()
  expect(address()).toBe(incidentMailsPath)
  await expect.element(page.getByText('Perhaps not sent')).toBeVisible()
  await page.getByRole('button', { name: 'Choose Mails' }).click()
  await page.getByLabelText('Incidents', { exact: true }).selectOptions('Critical only')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Your choices are saved.')).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  const [saved] = calls.filter(({ request }) => request === `PUT ${path}`)
  expect(JSON.parse(saved?.body ?? '')).toEqual({
    choices: [{ location_ids: null, grade: 'critical', after_minutes: 15, is_end_mailed: true }],
  })
})

it('keeps what was chosen when it cannot be saved', async () => {
  stubApi({ ...api(incidentMails), [`PUT ${path}`]: { status: 500, json: {} } })
  const { page } = await renderPortal(incidentMailsPath)
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Remove Choice 2' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent('Failed to save your choices. Please try again.')
  expect(page.getByRole('group', { name: 'Choice 2' }).query()).toBeNull()
})

it('is not there with an API that does not name it', async () => {
  stubApi({ ...api(incidentMails), 'GET /api/v1/users/me/': profile() })
  const { page } = await renderPortal(incidentMailsPath)
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Incident mails' }).query()).toBeNull()
})
