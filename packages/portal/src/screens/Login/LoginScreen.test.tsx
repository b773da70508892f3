import { afterEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { autofill } from '../../testing/autofill.ts'
import { portalApi } from '../../testing/portalApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { type Answer, stubApi } from '../../testing/stubApi.ts'

const refused = 'Login failed. Please check your email and password.'
const network = 'An unexpected network or server error occurred during login.'
const unknown = 'An unknown error occurred during login.'

afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

async function logIn(answer: Answer) {
  const asked = stubApi({ ...portalApi(2), 'POST /token': answer })
  const { page, address } = await renderPortal('/login')
  const email = page.getByLabelText('Email Address:')
  const password = page.getByLabelText('Password:')
  await email.fill('desk@example.org')
  await password.fill('secret')
  await page.getByRole('button', { name: 'Login' }).click()
  return { page, address, email, password, asked }
}

describe('the login page', () => {
  it('asks for an e-mail address and a password', async () => {
    stubApi({})
    const { page } = await renderPortal('/login')
    await expect.element(page.getByRole('heading', { name: 'Network Portal' })).toBeVisible()
    const email = page.getByLabelText('Email Address:')
    await expect.element(email).toHaveAttribute('type', 'email')
    await expect.element(email).toBeRequired()
    await expect.element(page.getByLabelText('Password:')).toBeRequired()
    await expect
      .element(page.getByRole('link', { name: 'Forgot Password?' }))
      .toHaveAttribute('href', '/request-password-reset')
    await expect.poll(() => document.title).toBe('Login | Network Portal')
  })

  it('leads to the dashboard', async () => {
    const { page, address, asked } = await logIn({ json: { access_token: 'abc' } })
    await expect.element(page.getByRole('heading', { name: 'Locations Overview' })).toBeVisible()
    expect(address()).toBe('/dashboard')
    expect(asked[0]?.body).toBe('username=desk%40example.org&password=secret')
  })

  it('sends what a browser has filled in without an event', async () => {
    const asked = stubApi({ 'POST /token': { status: 401, json: {} } })
    const { page } = await renderPortal('/login')
    autofill(page.getByLabelText('Email Address:'), 'desk@example.org')
    autofill(page.getByLabelText('Password:'), 'secret')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect.poll(() => asked[0]?.body).toBe('username=desk%40example.org&password=secret')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByLabelText('Password:')).toHaveValue('secret')
  })

  it('says so where the browser does not store the sign-in', async () => {
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const { page } = await logIn({ json: { access_token: 'abc' } })
    await expect.element(page.getByRole('heading', { name: 'Locations Overview' })).toBeVisible()
    await expect
      .element(page.getByRole('status').filter({ hasText: 'It ends when you reload' }))
      .toBeVisible()
    store.mockRestore()
    session.set({ accessToken: 'def', tokenType: 'Bearer' })
    await expect.element(page.getByText(/does not let the portal store/)).not.toBeInTheDocument()
  })

  it('says that it is busy, and sends nothing twice', async () => {
    const { page, email, asked } = await logIn('hangs')
    const button = page.getByRole('button', { name: 'Logging in...' })
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(email).toBeDisabled()
    await button.click({ force: true })
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Answer, string]>([
    ['401', { status: 401, json: { detail: 'Incorrect username or password' } }, refused],
    ['400', { status: 400, json: { detail: 'Inactive user' } }, refused],
    ['the words', { status: 403, json: { detail: 'Incorrect username or password.' } }, refused],
    ['a reason', { status: 429, json: { detail: 'Too many attempts.' } }, 'Too many attempts.'],
    ['500 with a reason', { status: 500, json: { detail: 'Out of order' } }, 'Out of order'],
    ['500 without', { status: 500, text: '<h1>Oops</h1>', type: 'text/html' }, unknown],
    ['no answer', 'offline', network],
    ['not JSON', { text: '<!doctype html>', type: 'text/html' }, unknown],
    ['wrong shape', { json: { token: 'abc' } }, unknown],
  ])('says what went wrong, and keeps what was typed: %s', async (_, answer, message) => {
    const { page, address, email, password } = await logIn(answer)
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    await expect.element(email).toHaveValue('desk@example.org')
    await expect.element(password).toHaveValue('secret')
    await expect.element(email).toHaveAccessibleDescription(message)
    expect(address()).toBe('/login')
    expect(localStorage.length).toBe(0)
  })

  it('gives focus back to the password when the field had it', async () => {
    const answer = { status: 401, json: {} }
    stubApi({ 'POST /token': answer })
    const { page } = await renderPortal('/login')
    const password = page.getByLabelText('Password:')
    await page.getByLabelText('Email Address:').fill('desk@example.org')
    await password.fill('secret\n')
    const form = password.element().closest('form')
    form?.requestSubmit()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(password).toHaveFocus()
  })
})
