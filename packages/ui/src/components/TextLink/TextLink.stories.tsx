import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { TextButton, TextLink } from './TextLink.tsx'

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  args: { href: '#details', children: 'View Details' },
} satisfies Meta<typeof TextLink>
export default meta

type Story = StoryObj<typeof meta>

export const Alone: Story = {}

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <ArrowLeft />
        <span>Back to gates</span>
      </>
    ),
  },
}

export const WithinText: Story = {
  render: () => (
    <p>
      <span>The list is long; </span>
      <a href="#search">search it</a>
      <span> instead.</span>
    </p>
  ),
}

export const AsButton: Story = { render: () => <TextButton>Select all</TextButton> }

export const Hover: Story = { parameters: { forced: { hover: 'a' } } }

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

export const LongText: Story = {
  args: { children: 'Back to the gates of The Long Meadow Country House Garage '.repeat(4) },
}

const onPress = fn()

export const ButtonPressedByKeyboard: Story = {
  render: () => <TextButton onClick={onPress}>Select all</TextButton>,
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(onPress).toHaveBeenCalledTimes(2)
  },
}
