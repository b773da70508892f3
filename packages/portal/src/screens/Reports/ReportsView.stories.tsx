import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inReportsFrame } from '../../testing/storyFrame.tsx'
import { OnDemandView } from './onDemand/OnDemandView.tsx'
import { ReportsView } from './ReportsView.tsx'

const meta = {
  title: 'Screens/Reports/On demand',
  component: ReportsView,
  decorators: [inReportsFrame],
  parameters: { layout: 'fullscreen' },
  args: { tab: 'on-demand', onTabChange: fn(), children: <OnDemandView onSelect={fn()} /> },
} satisfies Meta<typeof ReportsView>
export default meta

export const Ready: StoryObj<typeof meta> = {}
