import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { ButtonLink } from './Button.tsx'

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '#report', children: 'Download' },
} satisfies Meta<typeof ButtonLink>
export default meta

type Story = StoryObj<typeof meta>

export const Secondary: Story = {}

export const PrimaryWithIcon: Story = { args: { variant: 'primary', icon: <Download /> } }

export const Hover: Story = { parameters: { forced: { hover: 'a' } } }

export const LongText: Story = {
  args: { children: 'Download the report of every location of the group as one file' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
}

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveFocus()
  },
}
