import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    title: 'Readings of the Meter',
    showText: 'Show Raw Data Points',
    hideText: 'Hide Raw Data Points',
    children: 'A long table.',
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const Shown: Story = { args: { defaultOpen: true } }

export const Untitled: Story = { args: { title: undefined } }

export const Focus: Story = { parameters: { forced: { 'focus-visible': 'button' } } }

export const LongText: Story = {
  args: {
    title: 'Readings of every meter of every garage of the group, point by point',
    showText: 'Show every raw data point of the chosen period',
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('A long table.')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Hide Raw Data Points', expanded: true })
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByText('A long table.')).toBeNull()
    await expect(args.onToggle).toHaveBeenLastCalledWith(false)
  },
}
