import {
  incidentMails,
  locations,
  manyLocations,
  noIncidentMails,
  sentIncidentMailPage,
  sentIncidentMails,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { loading, ready } from '../../testing/remotes.ts'
import { expectNamesApart, nameAt, renamed } from '../../testing/rightToLeft.ts'
import { inFullFrame } from '../../testing/storyFrame.tsx'
import { IncidentMailsView } from './IncidentMailsView.tsx'

const meta = {
  title: 'Screens/Incident mails',
  component: IncidentMailsView,
  decorators: [inFullFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    mails: ready(incidentMails),
    locations: ready([...locations]),
    sent: ready(sentIncidentMailPage(sentIncidentMails)),
    page: 1,
    onPageChange: fn(),
    viewerZone: 'Europe/London',
    onChange: fn(),
  },
} satisfies Meta<typeof IncidentMailsView>
export default meta

type Story = StoryObj<typeof meta>

const failed = (message: string) => ({ status: 'failed', message, retry: fn() }) as const

export const Loading: Story = { args: { mails: loading, locations: loading, sent: loading } }

export const Failed: Story = {
  args: {
    mails: failed('Failed to fetch your choices'),
    sent: failed('Failed to fetch the mails that were sent'),
  },
}

export const NothingChosen: Story = {
  args: { mails: ready(noIncidentMails), sent: ready(sentIncidentMailPage([])) },
}

/** Every outcome of a mail. */
export const Ready: Story = {}

/** Names that are still loading, or failed to load, are counted. */
export const WithoutNames: Story = {
  parameters: { visual: false },
  args: { locations: failed('Failed to fetch locations. Please try again later.') },
}

export const ManyLocations: Story = {
  parameters: { visual: false },
  args: {
    locations: ready(manyLocations(300)),
    mails: ready({
      ...incidentMails,
      choices: incidentMails.choices.map((choice) => ({
        ...choice,
        location_ids: choice.location_ids && manyLocations(300).map(({ id }) => id),
      })),
    }),
  },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    locations: ready(renamed(locations, 'name')),
    sent: ready(
      sentIncidentMailPage(
        sentIncidentMails.map((mail) => ({
          ...mail,
          subject: mail.subject.replace('Harbour Point Hotel', `\u2068${nameAt(0)}\u2069`),
        })),
      ),
    ),
  },
  play: expectNamesApart,
}
