import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusOn } from '../../testing/focusOn.ts'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { Popover, type PopoverProps } from './Popover.tsx'

const dialog = page.getByRole('dialog', { name: 'Harbour Garage' })
const button = page.getByRole('button', { name: 'About' })
const close = dialog.getByRole('button', { name: 'Close' })

const tree = (props: Partial<PopoverProps> = {}) => (
  <ThemeRoot theme={lightTheme}>
    <Popover title="Harbour Garage" content={<input aria-label="Name" />} {...props}>
      <Button>About</Button>
    </Popover>
    <input aria-label="After" />
  </ThemeRoot>
)

test('focus goes in, and comes back by Escape and by the close button', async () => {
  await render(tree())
  focusOn(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('Tab goes through it and on to what follows, which closes it', async () => {
  await render(tree())
  focusOn(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(close).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByLabelText('After')).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a press outside closes it, one within does not', async () => {
  const onOpenChange = vi.fn()
  await render(tree({ defaultOpen: true, onOpenChange }))
  await page.getByLabelText('Name').click()
  await expect.element(dialog).toBeVisible()
  await page.getByLabelText('After').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

test('Escape closes a menu in it, then it, then the modal around it', async () => {
  const onClose = vi.fn()
  const content = (
    <Menu items={[{ label: 'Rename' }]}>
      <Button>Actions</Button>
    </Menu>
  )
  await render(
    <ThemeRoot theme={lightTheme}>
      <Modal title="City" onClose={onClose}>
        <Popover title="Harbour Garage" content={content}>
          <Button>About</Button>
        </Popover>
      </Modal>
    </ThemeRoot>,
  )
  const menu = page.getByRole('menu')
  await button.click()
  await page.getByRole('button', { name: 'Actions' }).click()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('the caller may keep whether it is open', async () => {
  const onOpenChange = vi.fn()
  const { rerender } = await render(tree({ open: false, onOpenChange }))
  await button.click()
  expect(onOpenChange).toHaveBeenCalledWith(true)
  await expect.element(dialog).not.toBeInTheDocument()
  await rerender(tree({ open: true, onOpenChange }))
  await expect.element(dialog).toBeVisible()
})

test('focus goes to what asks for it', async () => {
  await render(tree({ content: <input aria-label="Name" data-autofocus /> }))
  focusOn(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})
