import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Layout/Stack.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { StateMessage } from '../StateMessage/StateMessage.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Modal, type ModalProps } from './Modal.tsx'

const meta = {
  title: 'UI/Modal',
  component: Modal,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Create New Schedule',
    onClose: fn(),
    children: 'What the modal asks for.',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>
export default meta

type Story = StoryObj<typeof meta>

export const Form: Story = {
  args: {
    size: 'lg',
    children: (
      <form id="schedule" onSubmit={(event) => event.preventDefault()}>
        <Stack gap={5}>
          <TextField label="Name" defaultValue="Weekly gate health" />
          <SelectField label="Frequency">
            <option>Weekly</option>
          </SelectField>
          <TextField label="Recipients" hint="Separate addresses with commas." />
        </Stack>
      </form>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary" type="submit" form="schedule">
          Save
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

export const ToRead: Story = {
  args: { footer: undefined, size: 'xl', title: 'Details for Order #48213' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Details/ })).toHaveFocus()
  },
}

export const Flush: Story = {
  args: {
    footer: undefined,
    flush: true,
    size: 'wide',
    fullScreenOnPhone: true,
    title: 'Offline Gates',
    children: <StateMessage state="good">All gates are online!</StateMessage>,
  },
}

export const LongText: Story = {
  args: {
    title: 'Details for Order #48213, placed by a customer of The Long Meadow Country House Garage',
    children: Array.from({ length: 60 }, (_, line) => `Line ${line + 1}.`)
      .join(' \n')
      .repeat(8),
  },
  // A keyboard can scroll it from the first frame on.
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Line 1\./).closest('[tabindex="0"]')).not.toBeNull()
  },
}

export const ClosedByKeyboard: Story = {
  args: { ...ToRead.args },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OpenedAndLeftByKeyboard: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('dialog', { name: 'Create New Schedule' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

function Opener(props: ModalProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <Modal {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
