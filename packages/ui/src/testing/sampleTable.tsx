import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DataTable } from '../components/DataTable/DataTable.tsx'
import { Panel } from '../components/Panel/Panel.tsx'
import { type Sample, sampleColumns, samples } from './tableSamples.tsx'

/** The table that the stories show, each with something else about it. */
export const sampleTable = {
  component: DataTable<Sample>,
  argTypes: {
    status: {
      control: 'select',
      options: ['ready', 'loading', 'refreshing', 'failed'],
      mapping: { failed: { message: 'Failed to load gates.', onRetry: fn() } },
    },
  },
  args: {
    title: 'Gates',
    columns: sampleColumns,
    rows: samples,
    rowKey: (row) => row.id,
    pageSize: 15,
    csvFileName: 'gates.csv',
    onStateChange: fn(),
  },
  decorators: [
    (Story) => (
      <Panel flush>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof DataTable<Sample>>
