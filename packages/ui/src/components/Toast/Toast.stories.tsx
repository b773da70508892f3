import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'

const meta = {
  title: 'UI/Toast',
  component: ToastProvider,
  parameters: { layout: 'fullscreen', docs: { types: ['ToastMessage'] } },
  args: { children: null },
  render: (args) => (
    <ToastProvider {...args}>
      <Announcers />
    </ToastProvider>
  ),
} satisfies Meta<typeof ToastProvider>
export default meta

type Story = StoryObj<typeof meta>

function Announcers() {
  const toast = useToast()
  return (
    <div style={{ padding: 24, display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button onClick={() => toast({ tone: 'good', text: 'Report generated successfully!' })}>
        Good news
      </Button>
      <Button onClick={() => toast({ tone: 'critical', text: 'Export failed' })}>Bad news</Button>
    </div>
  )
}

export const Nothing: Story = {}

export const Announced: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Good news' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Bad news' }))
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await expect(await within(region).findAllByRole('listitem')).toHaveLength(2)
  },
}

export const FourTones: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <FourAnnouncer />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Everything' }))
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await expect(await within(region).findAllByRole('listitem')).toHaveLength(4)
  },
}

/** An action keeps each of them until it is done or dismissed. */
function FourAnnouncer() {
  const toast = useToast()
  const action = { label: 'Show', onSelect: () => undefined }
  const announceAll = () => {
    toast({ tone: 'critical', text: 'Gate 2 does not open.', action })
    toast({ tone: 'warning', text: 'Twelve places are left.', action })
    toast({ tone: 'good', text: 'The list is saved.', action: { ...action, label: 'Undo' } })
    toast({ tone: 'neutral', text: 'The count begins at midnight.', action })
  }
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={announceAll}>Everything</Button>
    </div>
  )
}

export const LongText: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <LongAnnouncer />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByText(/^Failed to start/)).toBeVisible()
  },
}

function LongAnnouncer() {
  const toast = useToast()
  const text = `Failed to start Service Desk Activity Report generation. ${'x'.repeat(60)}`
  return <Button onClick={() => toast({ tone: 'critical', text })}>Bad news</Button>
}

export const DismissedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Bad news' })
    opener.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    const dismissals = await screen.findAllByRole('button', { name: 'Dismiss' })
    await expect(dismissals).toHaveLength(2)
    dismissals[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await expect(opener).toHaveFocus()
    screen.getByRole('button', { name: 'Dismiss' }).focus()
  },
}

export const AboveAModal: Story = {
  render: (args) => (
    <ToastProvider {...args}>
      <Modal title="Data Usage Report" onClose={() => undefined}>
        <Announcers />
      </Modal>
    </ToastProvider>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Bad news' }))
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    dismiss.focus()
    await expect(dismiss).toHaveFocus()
  },
}
