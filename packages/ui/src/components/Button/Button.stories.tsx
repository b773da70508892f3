import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, FileText } from 'lucide-react'
import type { FormEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { space } from '../../theme/scales.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Export CSV', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Secondary: Story = {}

export const Primary: Story = { args: { variant: 'primary', children: 'Login' } }

export const Ghost: Story = { args: { variant: 'ghost', children: 'Cancel' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }

export const WithIcon: Story = { args: { icon: <Download /> } }

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="sm" icon={<FileText />} />
      <Button {...args} size="md" icon={<FileText />} />
      <Button {...args} size="lg" icon={<FileText />} />
    </Row>
  ),
}

export const Hover: Story = {
  parameters: { forced: { hover: 'button' } },
  render: (args) => <EveryVariant {...args} />,
}

export const Active: Story = {
  parameters: { forced: { active: 'button' } },
  render: (args) => <EveryVariant {...args} />,
}

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => <EveryVariant {...args} />,
}

export const Busy: Story = {
  args: { busy: true, busyText: 'Generating...' },
  render: (args) => <EveryVariant {...args} />,
}

export const BusySmall: Story = {
  args: { busy: true, busyText: 'Generating...', size: 'sm', children: 'PDF' },
}

export const BlockOfAForm: Story = {
  args: { variant: 'primary', size: 'lg', block: true, busy: false, busyText: 'Logging in...' },
}

export const LongText: Story = {
  args: { children: 'Export every row that matches the search, in the order shown, as CSV' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
}

export const Focus: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveFocus()
  },
}

export const PressedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

const onSubmit = fn((event: FormEvent) => event.preventDefault())

export const BusyIgnoresPresses: Story = {
  args: { busy: true, busyText: 'Logging in...', type: 'submit' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Logging in...' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

function EveryVariant(props: Parameters<typeof Button>[0]) {
  return (
    <Row>
      <Button {...props} variant="primary" />
      <Button {...props} variant="secondary" />
      <Button {...props} variant="ghost" />
      <Button {...props} variant="danger" />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`
