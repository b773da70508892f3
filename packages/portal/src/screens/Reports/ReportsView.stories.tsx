import { getProfile, reportTypes } from '@netportal/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inReportsFrame } from '../../testing/storyFrame.tsx'
import { OnDemandView } from './onDemand/OnDemandView.tsx'
import { ReportsSkeleton } from './ReportsSkeleton.tsx'
import { ReportsView } from './ReportsView.tsx'

const meta = {
  title: 'Screens/Reports/On demand',
  component: ReportsView,
  decorators: [inReportsFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'on-demand',
    onTabChange: fn(),
    content: { status: 'ready', data: <OnDemandView onSelect={fn()} /> },
    skeleton: <ReportsSkeleton tab="on-demand" viewerZone="Europe/London" />,
  },
} satisfies Meta<typeof ReportsView>
export default meta

export const Ready: StoryObj<typeof meta> = {}

/** An API that has more than the specification. */
export const AllTypes: StoryObj<typeof meta> = {
  args: {
    content: { status: 'ready', data: <OnDemandView types={reportTypes} onSelect={fn()} /> },
  },
}

export const Loading: StoryObj<typeof meta> = { args: { content: { status: 'loading' } } }

export const LoadingSchedules: StoryObj<typeof meta> = {
  args: {
    tab: 'scheduled',
    content: { status: 'loading' },
    skeleton: <ReportsSkeleton tab="scheduled" viewerZone="Europe/London" />,
  },
}

export const Failed: StoryObj<typeof meta> = {
  args: { content: { status: 'failed', message: getProfile.failure, retry: fn() } },
}

export const NoCustomer: StoryObj<typeof meta> = {
  args: {
    tab: 'scheduled',
    content: { status: 'failed', message: 'Your account does not belong to a customer.' },
  },
}
