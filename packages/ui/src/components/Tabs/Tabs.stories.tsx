import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs, type TabsProps } from './Tabs.tsx'

const meta = {
  title: 'UI/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Reports',
    value: 'on-demand',
    onChange: fn(),
    tabs: [
      { id: 'on-demand', label: 'On-Demand Reports', content: 'Six kinds of report.' },
      { id: 'scheduled', label: 'Scheduled Reports', content: 'Five schedules.' },
      { id: 'history', label: 'Scheduled History', content: 'Forty reports.' },
    ],
  },
  render: (args) => <Open {...args} />,
} satisfies Meta<typeof Tabs<string>>
export default meta

type Story = StoryObj<typeof meta>

export const First: Story = {}

export const Last: Story = { args: { value: 'history' } }

/** The open tab is in sight, wherever it stands in the row. */
export const NarrowWithLastOpen: Story = {
  args: { value: 'history' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}

/** The second cannot be opened. */
export const SomeDisabled: Story = {
  args: {
    label: 'Harbour Garage',
    value: 'cars',
    tabs: [
      { id: 'cars', label: 'Cars', content: '312 places, 12 of them free.' },
      { id: 'gates', label: 'Gates', content: 'Two gates.', disabled: true },
      { id: 'guards', label: 'Guards', content: 'One by night.' },
    ],
  },
}

export const Hover: Story = { parameters: { forced: { hover: '[role="tab"]:nth-child(2)' } } }

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'On-Demand Reports' })).toHaveFocus()
  },
}

/** More than fit in a row: it scrolls, and the open tab is in sight. */
export const Huge: Story = {
  args: {
    value: 'part-20',
    tabs: Array.from({ length: 30 }, (_, place) => ({
      id: `part-${place + 1}`,
      label: `Part ${place + 1} of the report`,
      content: `What part ${place + 1} says.`,
    })),
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'On-Demand Reports' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Scheduled Reports' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Scheduled History' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'On-Demand Reports' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('On-Demand')
  },
}

function Open(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value)
  return <Tabs {...props} value={value} onChange={setValue} />
}
