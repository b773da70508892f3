import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Popover } from './Popover.tsx'

const facts = (
  <DescriptionList
    items={[
      { term: 'Levels', details: '4' },
      { term: 'Opened', details: '2019' },
    ]}
  />
)

const meta = {
  title: 'UI/Popover',
  component: Popover,
  args: {
    title: 'Harbour Garage',
    children: <Button>About this garage</Button>,
    content: facts,
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

export const OpenByProp: Story = { args: { open: true } }

export const AboveAndCentred: Story = {
  args: { defaultOpen: true, side: 'top', align: 'center' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 200, textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
}

export const WithFields: Story = {
  args: {
    defaultOpen: true,
    title: 'Rename',
    content: <TextField label="Name" defaultValue="Harbour Garage" />,
  },
}

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'The garage below the opera house, the town hall and the market at the harbour',
    content: `${'Cars of visitors stay in it overnight. '.repeat(20)}${'x'.repeat(80)}`,
  },
}

export const RightToLeft: Story = {
  args: { defaultOpen: true },
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
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Harbour Garage' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
