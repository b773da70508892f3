/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { session } from '../auth/session.ts'
import { PortalTheme } from '../PortalTheme.tsx'
import { otherTab } from '../testing/otherTab.ts'
import { portalApi } from '../testing/portalApi.ts'
import { renderPortal } from '../testing/renderPortal.tsx'
import { stubApi } from '../testing/stubApi.ts'
import { isFirstThemeRight, showChosenTheme, useShownTheme } from './themeChoice.ts'

function Probe() {
  return <output>{useShownTheme().theme.colorScheme}</output>
}

beforeEach(() => {
  otherTab().setItem('theme', 'light')
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
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

  it('has more contrast while the reader asks the system for it', async () => {
    const ask = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] })
    const ground = () => getComputedStyle(document.documentElement).backgroundColor
    await showChosenTheme()
    await render(<PortalTheme>{null}</PortalTheme>)
    // What the test before chose is undone by another tab, which tells of it when it gets to it.
    await expect.poll(ground).toBe('rgb(246, 245, 241)')
    await ask('more')
    expect(isFirstThemeRight()).toBe(false)
    await expect.poll(ground).toBe('rgb(255, 255, 255)')
    otherTab().setItem('theme', 'dark')
    await expect.poll(ground).toBe('rgb(0, 0, 0)')
    await ask('')
    await expect.poll(ground).toBe('rgb(14, 17, 21)')
  })

  it('is light on paper', async () => {
    const page = await render(<Probe />)
    otherTab().setItem('theme', 'dark')
    await expect.element(page.getByRole('status')).toHaveTextContent('dark')
    dispatchEvent(new Event('beforeprint'))
    await expect.element(page.getByRole('status')).toHaveTextContent('light')
    dispatchEvent(new Event('afterprint'))
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
