import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusOn } from '../../testing/focusOn.ts'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { Button } from '../Button/Button.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { Tooltip, type TooltipProps } from './Tooltip.tsx'

const onPress = vi.fn()
const tooltip = page.getByRole('tooltip')
const button = page.getByRole('button', { name: '12 cars' })

const show = (props: Partial<TooltipProps> = {}) =>
  render(
    <ThemeRoot theme={lightTheme} style={{ padding: 100 }}>
      <button type="button">Elsewhere</button>
      <Tooltip text="Since midnight" {...props}>
        <Button onClick={onPress}>12 cars</Button>
      </Tooltip>
    </ThemeRoot>,
  )

const elsewhere = page.getByRole('button', { name: 'Elsewhere' })

test('comes when the mouse rests, stays while the mouse is on it, and goes with it', async () => {
  await show()
  await elsewhere.hover()
  await button.hover()
  await expect.element(tooltip).toBeVisible()
  await expect.element(button).toHaveAccessibleDescription('Since midnight')
  await tooltip.hover()
  await new Promise((resolve) => setTimeout(resolve, 400))
  await expect.element(tooltip).toBeVisible()
  await elsewhere.hover()
  await expect.element(tooltip).not.toBeInTheDocument()
})

test('comes with focus by keyboard, and goes by Escape and with focus', async () => {
  await show()
  await elsewhere.hover()
  focusOn(elsewhere)
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  await userEvent.tab({ shift: true })
  await expect.element(tooltip).not.toBeInTheDocument()
})

test('leaves to its control what the control does', async () => {
  await show()
  await button.click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('Escape in a modal takes the tooltip away first', async () => {
  const onClose = vi.fn()
  await render(
    <ThemeRoot theme={lightTheme}>
      <Modal title="Garage" onClose={onClose}>
        <Tooltip text="Since midnight">
          <input aria-label="Name" />
        </Tooltip>
      </Modal>
    </ThemeRoot>,
  )
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await expect.element(tooltip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('nothing clips it, and it turns where there is no room', async () => {
  await render(
    <ThemeRoot theme={lightTheme}>
      <div style={{ blockSize: 40, overflow: 'hidden', transform: 'translateY(0)' }}>
        <Tooltip text="Since midnight" defaultOpen>
          <Button>12 cars</Button>
        </Tooltip>
      </div>
    </ThemeRoot>,
  )
  await expect
    .poll(() => {
      const bubble = tooltip.element().getBoundingClientRect()
      const under = document.elementFromPoint(bubble.left + 5, bubble.top + 5)
      return (
        bubble.top > button.element().getBoundingClientRect().bottom && under === tooltip.element()
      )
    })
    .toBe(true)
})
