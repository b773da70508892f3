import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: {
    text: 'Cars that came in since midnight',
    children: <Button>12 cars</Button>,
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 0', textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

export const Below: Story = { args: { defaultOpen: true, side: 'bottom' } }

export const OpenByProp: Story = { args: { open: true } }

export const LongText: Story = {
  args: {
    defaultOpen: true,
    text: `Cars that came in since midnight, those with a season ticket and those of visitors among them. ${'x'.repeat(60)}`,
  },
}

export const RightToLeft: Story = {
  args: { defaultOpen: true, text: 'سيارات اليوم' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await expect(button).toHaveAccessibleDescription('Cars that came in since midnight')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}
