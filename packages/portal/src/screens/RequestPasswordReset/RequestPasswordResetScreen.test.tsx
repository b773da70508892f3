import { afterEach, describe, expect, it, vi } from 'vitest'
import { autofill } from '../../testing/autofill.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { type Answer, stubApi } from '../../testing/stubApi.ts'

const call = 'POST /api/v1/password-reset/request/'
const unexpected = 'An unexpected error occurred.'

afterEach(() => vi.unstubAllGlobals())

async function request(answer: Answer) {
  const asked = stubApi({ [call]: answer })
  const { page, address } = await renderPortal('/request-password-reset')
  const email = page.getByLabelText('Email Address:')
  await email.fill('desk@example.org')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  return { page, address, email, asked }
}

describe('the page for a lost password', () => {
  it('asks for an e-mail address, with a way back', async () => {
    stubApi({})
    const { page } = await renderPortal('/request-password-reset')
    const email = page.getByLabelText('Email Address:')
    await expect.element(email).toHaveAttribute('type', 'email')
    await expect.element(email).toBeRequired()
    await expect
      .element(page.getByRole('link', { name: 'Back to Login' }))
      .toHaveAttribute('href', '/login')
    await expect.poll(() => document.title).toBe('Reset Your Password | Network Portal')
  })

  it.each(['', 'desk'])('sends nothing for %j', async (typed) => {
    const asked = stubApi({})
    const { page } = await renderPortal('/request-password-reset')
    await page.getByLabelText('Email Address:').fill(typed)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    expect(asked).toEqual([])
  })

  it('sends the address, and shows what the server says', async () => {
    const { page, asked } = await request({ json: { message: 'Look into your mailbox.' } })
    await expect.element(page.getByRole('status')).toHaveTextContent('Look into your mailbox.')
    expect(asked.map(({ request }) => request)).toEqual([call])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ email: 'desk@example.org' })
  })

  it('sends what a browser has filled in without an event', async () => {
    const asked = stubApi({ [call]: { json: { message: 'Look into your mailbox.' } } })
    const { page } = await renderPortal('/request-password-reset')
    autofill(page.getByLabelText('Email Address:'), 'desk@example.org')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect.poll(() => asked[0]?.body).toBe('{"email":"desk@example.org"}')
  })

  it('says that it is busy, and sends nothing twice', async () => {
    const { page, asked } = await request('hangs')
    const button = page.getByRole('button', { name: 'Sending...' })
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await button.click({ force: true })
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Answer, string]>([
    ['a reason', { status: 429, json: { detail: 'Too many requests.' } }, 'Too many requests.'],
    ['500 without one', { status: 500, text: '<h1>Oops</h1>' }, unexpected],
    ['no answer', 'offline', unexpected],
    ['another shape', { json: {} }, unexpected],
  ])('says what went wrong, and keeps what was typed: %s', async (_, answer, message) => {
    const { page, email } = await request(answer)
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    await expect.element(email).toHaveValue('desk@example.org')
    await expect.element(email).toHaveAccessibleDescription(message)
  })
})
