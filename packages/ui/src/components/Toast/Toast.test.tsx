import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusOn } from '../../testing/focusOn.ts'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'
import { goodToastMs, type ToastMessage } from './toastQueue.ts'

const good: ToastMessage = { tone: 'good', text: 'Report generated successfully!' }
const bad: ToastMessage = { tone: 'critical', text: 'Export failed' }

let announce: (message: ToastMessage) => void = () => undefined

function Page() {
  announce = useToast()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Modal title="Report" onClose={() => setIsOpen(false)}>
          Content
        </Modal>
      )}
    </>
  )
}

const region = page.getByRole('region', { name: 'Notifications' })
const dismiss = page.getByRole('button', { name: 'Dismiss' })

beforeEach(async () => {
  await render(
    <ThemeRoot theme={lightTheme}>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </ThemeRoot>,
  )
  // The mouse rests where another test has left it: over a toast it would hold its time.
  await userEvent.hover(page.getByRole('button', { name: 'Open' }))
})

test('a live region is there before anything is announced', () => {
  expect(region.element().querySelector('[aria-live="polite"]')?.textContent).toBe('')
})

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const texts = () => [...document.querySelectorAll('li')].map((item) => item.textContent)
  const realTimeout = setTimeout.bind(globalThis)
  /** The clock goes on only when told; what is to be drawn after that has a moment of real time. */
  const later = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await new Promise((resolve) => realTimeout(resolve, 50))
  }

  test('takes good news away and leaves bad news', async () => {
    announce(good)
    announce(bad)
    await later(goodToastMs - 1)
    expect(texts()).toEqual(['Export failed', good.text])
    await later(1)
    expect(texts()).toEqual(['Export failed'])
    await later(10 * goodToastMs)
    expect(texts()).toEqual(['Export failed'])
  })

  test.each([
    ['neutral', undefined, 0],
    ['warning', undefined, 1],
    ['good', { label: 'Undo', onSelect: () => undefined }, 1],
  ] as const)('of a %s one, %s, leaves %i', async (tone, action, left) => {
    announce({ tone, text: 'News', ...(action && { action }) })
    await later(goodToastMs)
    expect(texts()).toHaveLength(left)
  })

  test('stands still while somebody looks', async () => {
    announce(good)
    await later(1000)
    await dismiss.hover()
    await later(10 * goodToastMs)
    expect(texts()).toHaveLength(1)
    await page.getByRole('button', { name: 'Open' }).hover()
    await later(goodToastMs - 1001)
    expect(texts()).toHaveLength(1)
    await later(1)
    expect(texts()).toHaveLength(0)
  })
})

test('what can be done is done once, the toast goes, and focus is where it was', async () => {
  const onSelect = vi.fn()
  const opener = page.getByRole('button', { name: 'Open' })
  focusOn(opener)
  announce({ tone: 'neutral', text: 'Deleted', action: { label: 'Undo', onSelect } })
  const undo = region.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  await userEvent.tab()
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(undo).not.toBeInTheDocument()
  expect(onSelect).toHaveBeenCalledOnce()
  await expect.element(opener).toHaveFocus()
})

test('no more than four are shown; the next comes when one goes', async () => {
  for (let index = 1; index <= 6; index++) announce({ ...bad, text: `Export ${index} failed` })
  await expect.element(region.getByText('Export 6 failed')).toBeVisible()
  expect(region.getByRole('listitem').elements()).toHaveLength(4)
  await dismiss.first().click()
  await expect.element(region.getByText('Export 2 failed')).toBeVisible()
})

test('focus goes back to where it was when a toast is dismissed by keyboard', async () => {
  const opener = page.getByRole('button', { name: 'Open' })
  announce(bad)
  await expect.element(dismiss).toBeVisible()
  await userEvent.tab()
  await expect.element(opener).toHaveFocus()
  await userEvent.tab()
  await expect.element(dismiss).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dismiss).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('stays visible and can be pressed above a modal, and outlives it', async () => {
  announce(bad)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(region.getByText('Export failed')).toBeVisible()
  announce({ ...bad, text: 'Export timed out' })
  await dismiss.first().click()
  await expect.element(region.getByText('Export timed out')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(region.getByText('Export failed')).toBeVisible()
  await dismiss.click()
  await expect.element(dismiss).not.toBeInTheDocument()
})
