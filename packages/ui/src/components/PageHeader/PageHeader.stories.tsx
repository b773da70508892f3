import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft } from 'lucide-react'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  args: { title: 'Locations Overview' },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Title: Story = {}

export const WithActions: Story = { args: { actions: <CheckboxField label="List View" /> } }

export const WithBackLink: Story = {
  args: {
    title: 'Status History: FL02-CORR-AP-02',
    subtitle: 'Times are shown in Europe/London.',
    back: (
      <a href="#devices">
        <ArrowLeft />
        <span>Back to devices</span>
      </a>
    ),
  },
}

export const LongText: Story = {
  args: {
    title: `Wireless Networks (SSIDs) for ${'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(2)}`,
    actions: <CheckboxField label="View Inactive SSIDs" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
