import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { session } from '../auth/session.ts'
import { otherTab } from '../testing/otherTab.ts'
import { portalApi } from '../testing/portalApi.ts'
import { renderPortal } from '../testing/renderPortal.tsx'
import { stubApi } from '../testing/stubApi.ts'
import { useShownTheme } from './themeChoice.ts'

function Probe() {
  return <output>{useShownTheme().theme.colorScheme}</output>
}

beforeEach(() => {
  otherTab().setItem('theme', 'light')
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
  localStorage.clear()
})

describe('the theme', () => {
  it('is light until somebody chooses', async () => {
    otherTab().removeItem('theme')
    const page = await render(<Probe />)
    await expect.element(page.getByRole('status')).toHaveTextContent('light')
  })

  it('changes with the button in the navigation bar, and is remembered', async () => {
    session.set({ accessToken: 'abc', tokenType: 'Bearer' })
    stubApi(portalApi(2))
    const { page } = await renderPortal('/reports')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    expect(localStorage.getItem('theme')).toBe('dark')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    expect(localStorage.getItem('theme')).toBe('light')
  })

  it('follows the other tabs', async () => {
    const page = await render(<Probe />)
    otherTab().setItem('theme', 'dark')
    await expect.element(page.getByRole('status')).toHaveTextContent('dark')
  })

  it('is light when something else is stored', async () => {
    const page = await render(<Probe />)
    otherTab().setItem('theme', 'dark')
    await expect.element(page.getByRole('status')).toHaveTextContent('dark')
    otherTab().setItem('theme', 'puce')
    await expect.element(page.getByRole('status')).toHaveTextContent('light')
  })
})
