import { type CSSProperties, type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { Modal } from './Modal.tsx'

const pressed = vi.fn()

/** A page long enough to scroll, with a button that opens a modal. */
function Page({ children }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <StrictMode>
      <ThemeRoot theme={lightTheme}>
        <div style={{ blockSize: 3000 }}>
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          <button type="button" onClick={pressed}>
            Behind
          </button>
        </div>
        {isOpen && (
          <Modal title="Ticket" onClose={() => setIsOpen(false)}>
            {children ?? <a href="#more">More</a>}
          </Modal>
        )}
      </ThemeRoot>
    </StrictMode>
  )
}

/** A modal's content that asks back. */
function Asking() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsAsking(true)}>
        Delete
      </button>
      {isAsking && (
        <Modal title="Really?" onClose={() => setIsAsking(false)}>
          There is no way back.
        </Modal>
      )}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Ticket' })
const isScrollLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'

beforeEach(() => pressed.mockClear())

describe('given an open modal', () => {
  beforeEach(async () => {
    await render(<Page />)
    await opener.click()
    await expect.element(dialog).toBeVisible()
  })

  test('focus is in it and Tab never reaches the page behind', async () => {
    for (let step = 0; step < 6; step++) {
      const focused = document.activeElement
      expect(focused === document.body || dialog.element().contains(focused)).toBe(true)
      await userEvent.tab()
    }
  })

  test('the page behind cannot be pressed', async () => {
    const behind = [...document.querySelectorAll('button')].find((b) => b.textContent === 'Behind')
    const box = behind?.getBoundingClientRect()
    if (!box) throw new Error('no button behind')
    const hit = document.elementFromPoint(box.x + 4, box.y + 4)
    expect(hit).toBe(dialog.element())
  })

  test('the page behind does not scroll', () => {
    expect(isScrollLocked()).toBe(true)
  })

  test('Escape closes it and focus returns to what opened it', async () => {
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(isScrollLocked()).toBe(false)
  })

  test('its close button does the same', async () => {
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('it can be opened again', async () => {
    await userEvent.keyboard('{Escape}')
    await opener.click()
    await expect.element(dialog).toBeVisible()
  })
})

test('frees the page when the whole page goes, as by Back', async () => {
  const { rerender } = await render(<Page />)
  await opener.click()
  expect(isScrollLocked()).toBe(true)
  await rerender(
    <ThemeRoot theme={lightTheme}>
      <button type="button" onClick={pressed}>
        Next page
      </button>
    </ThemeRoot>,
  )
  expect(isScrollLocked()).toBe(false)
  await page.getByRole('button', { name: 'Next page' }).click()
  expect(pressed).toHaveBeenCalledOnce()
})

test('gives focus to the heading of the page where nothing had it before', async () => {
  const content = (isOpen: boolean) => (
    <ThemeRoot theme={lightTheme}>
      <h1 tabIndex={-1}>Page</h1>
      {isOpen && (
        <Modal title="Ticket" onClose={() => undefined}>
          Opened by a link.
        </Modal>
      )}
    </ThemeRoot>
  )
  const { rerender } = await render(content(true))
  await expect.element(page.getByRole('heading', { name: 'Ticket' })).toHaveFocus()
  await rerender(content(false))
  await expect.element(page.getByRole('heading', { name: 'Page' })).toHaveFocus()
})

test('is shown again where its caller asks back, however it was closed', async () => {
  await render(
    <ThemeRoot theme={lightTheme}>
      <Modal title="Ticket" onClose={() => undefined}>
        Stays open.
      </Modal>
    </ThemeRoot>,
  )
  const element = dialog.element()
  if (element instanceof HTMLDialogElement) element.close()
  await expect.element(dialog).toBeVisible()
})

test('asks to be closed once however often Escape is pressed', async () => {
  const onClose = vi.fn()
  await render(
    <ThemeRoot theme={lightTheme}>
      <Modal title="Ticket" onClose={onClose}>
        Stays open, whatever is asked.
      </Modal>
    </ThemeRoot>,
  )
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['the first field', <input key="1" aria-label="First" />, 'First'],
  [
    'what asks for it',
    <div key="2">
      <input aria-label="First" />
      <input aria-label="Second" data-autofocus />
    </div>,
    'Second',
  ],
])('focus starts at %s', async (_, content, name) => {
  await render(<Page>{content}</Page>)
  await opener.click()
  await expect.element(page.getByRole('textbox', { name })).toHaveFocus()
})

test('focus starts at the title where there is no field', async () => {
  await render(<Page />)
  await opener.click()
  await expect.element(page.getByRole('heading', { name: 'Ticket' })).toHaveFocus()
})

test('a modal over a modal goes alone', async () => {
  await render(
    <Page>
      <Asking />
    </Page>,
  )
  await opener.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Really?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Really?' })).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus()
})

test.each([1280, 390])('the header of a table sticks to its edge, %i px wide', async (width) => {
  await page.viewport(width, 800)
  await render(
    <div style={{ '--sticky-offset': '56px' } as CSSProperties}>
      <Page>
        <DataTable
          title="Plates"
          narrowLayout="scroll"
          columns={[
            { id: 'plate', header: 'Plate', value: ({ plate }: { plate: number }) => plate },
          ]}
          rows={Array.from({ length: 60 }, (_, plate) => ({ plate }))}
          rowKey={({ plate }) => plate}
          pageSize={60}
        />
      </Page>
    </div>,
  )
  await opener.click()
  const header = page.getByRole('columnheader', { name: 'Plate' }).element()
  const scroller = scrollerOf(header)
  scroller.scrollTop = 600
  await expect
    .poll(() => header.getBoundingClientRect().top - scroller.getBoundingClientRect().top)
    .toBeCloseTo(0, 0)
  await page.viewport(1280, 800)
})

function scrollerOf(element: Element): Element {
  const parent = element.parentElement
  if (!parent) throw new Error('Nothing scrolls.')
  return parent.scrollHeight > parent.clientHeight + 100 ? parent : scrollerOf(parent)
}
