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
    title: 'Status History: NORTH-GATE-02',
    subtitle: 'Times are shown in Europe/London.',
    back: (
      <a href="#gates">
        <ArrowLeft />
        <span>Back to gates</span>
      </a>
    ),
  },
}

export const LongText: Story = {
  args: {
    title: `Levels and Spaces for ${'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(2)}`,
    actions: <CheckboxField label="View Inactive Levels" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
