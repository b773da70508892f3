import { DocumentStyles, lightTheme, ThemeRoot } from '@netportal/ui'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { session } from '../../auth/session.ts'
import { autofill } from '../../testing/autofill.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { type Answer, stubApi } from '../../testing/stubApi.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

const call = 'POST /api/v1/password-reset/confirm/'
const refused = 'Failed to reset password. The link may be invalid or expired.'
const password = 'correct horse battery'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

async function reset(answer: Answer, first = password, second = first) {
  const asked = stubApi({ [call]: answer })
  const { page, address } = await renderPortal('/reset-password/MQ/c3%2F9f')
  await page.getByLabelText('New Password', { exact: true }).fill(first)
  await page.getByLabelText('Confirm New Password').fill(second)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  return { page, address, asked }
}

describe('the page for a new password', () => {
  it('welcomes password managers, says how long, and can show what is typed', async () => {
    stubApi({})
    const { page } = await renderPortal('/reset-password/MQ/c3-9f')
    const field = page.getByLabelText('New Password', { exact: true })
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(field).toHaveAttribute('type', 'password')
    await expect.element(field).toHaveAccessibleDescription(/8 to 128 characters/)
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect.element(field).toHaveAttribute('type', 'text')
  })

  it('sends what a browser has filled in without an event', async () => {
    const asked = stubApi({ [call]: { json: { message: 'Done.' } } })
    const { page } = await renderPortal('/reset-password/MQ/c3')
    autofill(page.getByLabelText('New Password', { exact: true }), password)
    autofill(page.getByLabelText('Confirm New Password'), password)
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await expect.poll(() => asked[0]?.body).toContain(`"new_password2":"${password}"`)
  })

  it('sends the parts of the link with both passwords', async () => {
    const { page, asked } = await reset({ json: { message: 'Your password has been reset.' } })
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Your password has been reset. Taking you to the login page...')
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      uid: 'MQ',
      token: 'c3/9f',
      new_password1: password,
      new_password2: password,
    })
  })

  it.each([
    ['correct horse', 'correct house', 'Passwords do not match.'],
    ['1234567', '1234567', 'Use at least 8 characters.'],
    ['x'.repeat(129), 'x'.repeat(129), 'Use at most 128 characters.'],
  ])('refuses %s and %s at the field', async (first, second, message) => {
    const { page, asked } = await reset({ json: {} }, first, second)
    await expect.element(page.getByText(message)).toBeVisible()
    expect(asked).toEqual([])
  })

  it('leads to the login page after 3 seconds, whoever was signed in', async () => {
    session.set({ accessToken: 'of before', tokenType: 'Bearer' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { page, address } = await reset({ json: { message: 'Done.' } })
    await vi.waitFor(() => expect(document.body.textContent).toContain('Done.'))
    await vi.advanceTimersByTimeAsync(2999)
    expect(address()).toMatch('/reset-password/')
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await expect.poll(address).toBe('/login')
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })

  it.each<[string, Answer, string]>([
    ['a reason', { status: 400, json: { detail: 'Too common.' } }, 'Too common.'],
    ['400 without one', { status: 400, json: {} }, refused],
    ['no answer', 'offline', refused],
  ])(
    'says what went wrong, keeps what was typed, offers a new link: %s',
    async (_, answer, message) => {
      const { page, address } = await reset(answer)
      await expect.element(page.getByRole('alert')).toHaveTextContent(message)
      await expect.element(page.getByLabelText('Confirm New Password')).toHaveValue(password)
      await page.getByRole('link', { name: 'Request a new link' }).click()
      await expect.poll(address).toBe('/request-password-reset')
    },
  )

  it('says so when the address holds no link', async () => {
    const page = await render(
      <ThemeRoot theme={lightTheme}>
        <DocumentStyles />
        <MemoryRouter>
          <ResetPasswordScreen />
        </MemoryRouter>
      </ThemeRoot>,
    )
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Invalid reset link. Please request a new one.')
    expect(page.getByRole('button', { name: 'Set New Password' }).query()).toBeNull()
  })
})
