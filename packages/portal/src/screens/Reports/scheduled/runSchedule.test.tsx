import { schedules, startedTask } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../auth/session.ts'
import { renderPortal } from '../../../testing/renderPortal.tsx'
import { adminReportsApi, reportsApi } from '../../../testing/reportsApi.ts'
import { type Answer, stubApi } from '../../../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  session.set(null)
})

async function open(answers: Record<string, Answer>) {
  const asked = stubApi(answers)
  const { page } = await renderPortal('/reports?tab=scheduled')
  await page.getByRole('button', { name: 'Run Weekly network health' }).click()
  const dialog = page.getByRole('dialog', { name: 'Run Schedule' })
  await expect.element(dialog).toHaveTextContent('Recipientsmanager@hotel.example')
  return {
    page,
    asked,
    dialog,
    started: () => asked.filter(({ request }) => /^POST/.test(request)),
  }
}

const customers = 'POST /api/v1/report-schedules/401/'
const admins = 'POST /api/v1/admin/report-schedules/401/'
const madeText = 'The report is being made. Scheduled History shows how it goes.'
const testText = 'A test mail is on its way to you. Scheduled History shows how it goes.'

describe('a schedule', () => {
  it.each([
    ['run', 'a customer', reportsApi, `${customers}run/`, 'Run now', madeText],
    ['run', 'an administrator', adminReportsApi, `${admins}run/`, 'Run now', madeText],
    [
      'tested',
      'a customer',
      reportsApi,
      `${customers}test-mail/`,
      'Send test mail to me',
      testText,
    ],
    [
      'tested',
      'an administrator',
      adminReportsApi,
      `${admins}test-mail/`,
      'Send test mail to me',
      testText,
    ],
  ])('is %s for %s, once, and says where to look', async (_, __, api, call, button, text) => {
    const { page, dialog, started } = await open({ ...api, [call]: { json: startedTask } })
    expect(started()).toEqual([])
    await dialog.getByRole('button', { name: button }).click()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(started().map(({ request, body }) => [request, body])).toEqual([[call, '']])
  })

  it('that has nothing to mail says so, as no failure', async () => {
    const logged = vi.spyOn(console, 'error')
    const detail = 'Nobody gets one period twice.'
    const answer = { status: 409, json: { detail } }
    const { dialog } = await open({ ...reportsApi, [`${customers}run/`]: answer })
    await dialog.getByRole('button', { name: 'Run now' }).click()
    await expect.element(dialog.getByRole('status')).toHaveTextContent(detail)
    expect(dialog.getByRole('alert').query()).toBeNull()
    expect(logged).not.toHaveBeenCalled()
  })

  it.each<[Answer, string]>([
    [{ status: 429, json: { detail: 'Please try again later.' } }, 'Please try again later.'],
    ['offline', 'Failed to run the schedule. Please try again.'],
    [{ status: 500, text: '<html>' }, 'Failed to run the schedule. Please try again.'],
  ])('that cannot be run says why, and can be tried again: %j', async (answer, message) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { dialog, started } = await open({ ...reportsApi, [`${customers}run/`]: answer })
    const button = dialog.getByRole('button', { name: 'Run now' })
    await button.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message)
    expect(logged).toHaveBeenCalled()
    await button.click()
    await expect.poll(() => started()).toHaveLength(2)
  })

  it('that cannot be mailed as a test says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { dialog } = await open({ ...reportsApi, [`${customers}test-mail/`]: 'offline' })
    await dialog.getByRole('button', { name: 'Send test mail to me' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Failed to send the test mail. Please try again.')
  })

  it('does one thing at a time', async () => {
    const { dialog } = await open({ ...reportsApi, [`${customers}run/`]: 'hangs' })
    await dialog.getByRole('button', { name: 'Run now' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Starting...' })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: /test mail/ })).toBeDisabled()
  })

  it('of an API that knows of no runs by hand offers none', async () => {
    const plain = schedules.map(({ can_run_now: _, ...schedule }) => schedule)
    stubApi({ ...reportsApi, 'GET /api/v1/customers/7/report-schedules/': { json: plain } })
    const { page } = await renderPortal('/reports?tab=scheduled')
    await expect.element(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible()
    expect(page.getByRole('button', { name: /^Run/ }).query()).toBeNull()
  })
})
