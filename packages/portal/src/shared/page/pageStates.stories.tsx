import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inFullFrame } from '../../testing/storyFrame.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PagePending } from './PagePending.tsx'

const meta = {
  title: 'Shell/Page states',
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

export const Pending: StoryObj = { render: () => <PagePending /> }

export const TriedAgain: StoryObj = { render: () => <PagePending onTryAgain={fn()} /> }

export const Broken: StoryObj = { render: () => <PageFailure onReload={fn()} /> }

export const NotStarted: StoryObj = {
  decorators: [],
  render: () => (
    <PageFailure
      title="The portal could not start"
      message="config.json is not as expected: check apiBaseUrl, logo."
      onReload={fn()}
    />
  ),
}
