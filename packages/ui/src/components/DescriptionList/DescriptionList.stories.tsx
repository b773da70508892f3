import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusSample } from '../../testing/StatusSample.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'UI/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Caller', details: 'Customer Charlie' },
      { term: 'Space', details: '214' },
      {
        term: 'Status',
        details: <StatusSample word="Open" />,
      },
      { term: 'Total Call Time', details: '1:02:18', strong: true },
      { term: 'Number of Calls', details: '2', strong: true },
      { term: 'Issue', details: 'Barrier stays closed', span: 2 },
      { term: 'Solution', details: 'None provided', span: 3, muted: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta

type Story = StoryObj<typeof meta>

export const Facts: Story = {}

export const LongText: Story = {
  args: {
    columns: 2,
    items: [
      { term: 'Caller', details: 'averylongnamewithoutspaces'.repeat(6) },
      { term: 'Issue', details: 'The driver reports that nothing works. '.repeat(6) },
    ],
  },
}
