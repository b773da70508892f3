import { Copy } from 'lucide-react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusOn } from '../../testing/focusOn.ts'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { Button } from '../Button/Button.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { Menu, type MenuProps } from './Menu.tsx'

const onRename = vi.fn()
const onDelete = vi.fn()
const onFollow = vi.fn()

const items: MenuProps['items'] = [
  { label: 'Rename', onSelect: onRename },
  { label: 'Report', disabled: true, onSelect: onDelete },
  { label: 'Plan', href: '#plan', onSelect: onFollow },
  { label: 'For ever', items: [{ label: 'Delete', danger: true, onSelect: onDelete }] },
]

const menu = page.getByRole('menu', { name: 'Actions' })
const button = page.getByRole('button', { name: 'Actions' })
const item = (name: string) => page.getByRole('menuitem', { name })

const tree = (props: Partial<MenuProps> = {}) => (
  <ThemeRoot theme={lightTheme}>
    <Menu items={items} {...props}>
      <Button>Actions</Button>
    </Menu>
    <input aria-label="After" />
  </ThemeRoot>
)

beforeEach(() => {
  vi.clearAllMocks()
  window.location.hash = ''
})

/** Puts focus on the button and opens the menu by a key. */
async function openBy(key: string) {
  await render(tree())
  focusOn(button)
  await userEvent.keyboard(key)
  await expect.element(menu).toBeVisible()
}

test('words of items with and without an icon begin at the same place', async () => {
  const mixed = [...items, { label: 'Copy', icon: <Copy /> }]
  await render(tree({ items: mixed, defaultOpen: true }))
  await expect.element(item('Copy')).toBeVisible()
  const starts = ['Rename', 'Plan', 'Delete', 'Copy'].map((name) => {
    const words = document.createRange()
    words.selectNodeContents(item(name).getByText(name, { exact: true }).element())
    return words.getBoundingClientRect().left
  })
  expect(new Set(starts).size).toBe(1)
})

describe('keyboard', () => {
  test.each([
    ['{Enter}', 'Rename'],
    [' ', 'Rename'],
    ['{ArrowDown}', 'Rename'],
    ['{ArrowUp}', 'Delete'],
  ])('%s on the button opens it', async (key, first) => {
    await openBy(key)
    await expect.element(item(first)).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('arrow keys go round, through what cannot be chosen too', async () => {
    await openBy('{Enter}')
    await expect.element(item('Rename')).toHaveFocus()
    for (const name of ['Report', 'Plan', 'Delete', 'Rename']) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(item(name)).toHaveFocus()
    }
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('Delete')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(item('Delete')).toHaveFocus()
  })

  test('first letters lead to an item', async () => {
    await openBy('{Enter}')
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.keyboard('rep')
    await expect.element(item('Report')).toHaveFocus()
  })

  test('an item is chosen once, and focus goes back to the button', async () => {
    await openBy('{Enter}')
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu).not.toBeInTheDocument()
    expect(onRename).toHaveBeenCalledOnce()
    await expect.element(button).toHaveFocus()
  })

  test('one that cannot be chosen does nothing', async () => {
    await openBy('{Enter}')
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(menu).toBeVisible()
    expect(onDelete).not.toHaveBeenCalled()
    await expect.element(item('Report')).toHaveAttribute('aria-disabled', 'true')
  })

  test('Tab leaves it', async () => {
    await openBy('{Enter}')
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.tab()
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('After')).toHaveFocus()
  })
})

test('opened by the mouse it takes focus, and arrow keys go on from there', async () => {
  await render(tree())
  await button.click()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Rename')).toHaveFocus()
})

test('a link leads to its address', async () => {
  await render(tree())
  await button.click()
  await item('Plan').click()
  expect(window.location.hash).toBe('#plan')
  expect(onFollow).toHaveBeenCalledOnce()
  await expect.element(menu).not.toBeInTheDocument()
})

test("a router's own way may take the place of a link's", async () => {
  onFollow.mockImplementationOnce((event: Event) => event.preventDefault())
  await render(tree())
  await button.click()
  await item('Plan').click()
  expect(window.location.hash).toBe('')
})

test('groups are named by their headings', async () => {
  await render(tree({ defaultOpen: true }))
  await expect.element(page.getByRole('group', { name: 'For ever' })).toBeVisible()
})

test('a press outside closes it', async () => {
  await render(tree({ defaultOpen: true }))
  await page.getByLabelText('After').click()
  await expect.element(menu).not.toBeInTheDocument()
})

test('it can be used in a modal, and Escape closes it first', async () => {
  const onClose = vi.fn()
  await render(
    <ThemeRoot theme={lightTheme}>
      <Modal title="Garage" onClose={onClose}>
        <Menu items={items}>
          <Button>Actions</Button>
        </Menu>
      </Modal>
    </ThemeRoot>,
  )
  await button.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await button.click()
  await item('Rename').click()
  expect(onRename).toHaveBeenCalledOnce()
})

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)('it starts where the button does, written %s', async (dir, side) => {
  await render(
    <div dir={dir} style={{ paddingInline: 200 }}>
      {tree({ defaultOpen: true })}
    </div>,
  )
  const edge = (element: Element) => Math.round(element.getBoundingClientRect()[side])
  await expect.poll(() => edge(menu.element()) - edge(button.element())).toBe(0)
})
