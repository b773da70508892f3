import {
  adminSchedules,
  customers,
  locations,
  ssids,
  unusualLocations,
} from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { partly, ready } from '../../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../../testing/rightToLeft.ts'
import { inRouter } from '../../../testing/storyFrame.tsx'
import { ScheduleFormView } from './ScheduleFormView.tsx'
import { newSchedule, scheduleToForm } from './scheduleForm.ts'

const forms = adminSchedules.map((schedule) => scheduleToForm(schedule))
const [health = null, , counts = null, usage = null, , callActivity = null] = forms
const before = usage ?? newSchedule(locations)
const conflict = {
  before,
  theirs: {
    ...before,
    location_id: 101,
    ssid_ids: [302, 306],
    recipients: 'manager@hotel.example, finance@hotel.example',
    is_active: false,
  },
  mine: { ...before, recipients: 'manager@hotel.example, board@hotel.example' },
}

const meta = {
  title: 'Screens/Reports/Schedule form',
  component: ScheduleFormView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: {
    isNew: true,
    values: null,
    locations: ready([...locations, ...unusualLocations]),
    customers: null,
    ssids: ready([...ssids]),
    onLocationChange: fn(),
    save: { status: 'idle' },
    now: '2026-03-20T12:00:00Z',
    viewerZone: 'Europe/London',
    onSubmit: fn(),
    onClose: fn(),
    onLeave: fn(),
  },
  // The next runs come by themselves.
  play: async ({ canvas, args }) => {
    if (args.locations.status === 'ready') await canvas.findByText(/^Next runs$/)
  },
} satisfies Meta<typeof ScheduleFormView>
export default meta

type Story = StoryObj<typeof meta>

const forAdmin = { customers: ready([...customers]) }

export const LoadingChoices: Story = { args: { locations: { status: 'loading' } } }

export const FailedChoices: Story = {
  args: {
    locations: {
      status: 'failed',
      message: 'Failed to fetch locations. Please try again later.',
      retry: fn(),
    },
  },
}

export const Pristine: Story = {}

export const PristineForAdmin: Story = { args: forAdmin }

/** Each hotel's manager gets the report of that hotel. */
export const EachLocationToItsOwnPeople: Story = {
  args: {
    isNew: false,
    canGoBySite: true,
    values: health && {
      ...health,
      site_recipients: [{ location_id: 101, recipients: 'gm@hotel.example' }],
    },
  },
  play: async ({ canvas }) => {
    const box = await screen.findByLabelText('Locations and addresses')
    await userEvent.type(box, 'Nowhere, a@x.test')
    await userEvent.click(screen.getByRole('button', { name: 'Add to the List' }))
    await expect(await screen.findByText(/^Line 1: No location/)).toBeVisible()
    await expect(box).toHaveAccessibleDescription(/Line 1: No location/)
    await expect(box).toHaveValue('Nowhere, a@x.test')
    await canvas.findByText(/^Next runs$/)
  },
}

/** A seasonal hotel: the first run is that of the day on which it opens. */
export const Rests: Story = {
  args: { isNew: false, values: health && { ...health, paused_until: '2026-04-01' } },
}

/** One of the listed hotels is closed for works; the others get their reports. */
export const OneLocationRests: Story = {
  args: {
    isNew: false,
    canGoBySite: true,
    values: health && {
      ...health,
      paused_until: '',
      paused_sites: [{ location_id: 102, until: '2026-04-01' }],
      site_recipients: [
        { location_id: 101, recipients: 'gm@hotel.example' },
        { location_id: 102, recipients: 'desk@hotel.example' },
      ],
    },
  },
}

export const Edit: Story = { args: { isNew: false, values: health } }

export const EditForAdmin: Story = { args: { ...forAdmin, isNew: false, values: health } }

export const SomeHaveStopped: Story = {
  args: {
    isNew: false,
    values: { ...before, recipients: 'Duty@hotel.example, manager@hotel.example' },
    stopped: [{ address: 'duty@hotel.example', stopped_at: '2026-06-15T08:20:00Z' }],
  },
  play: async ({ canvas }) => {
    const line = /^2 recipients; .*Duty@hotel\.example.* stopped these mails/
    await expect(await canvas.findByText(line)).toBeVisible()
  },
}

export const WithSsids: Story = { args: { isNew: false, values: counts } }

export const MonthlyOnDay31: Story = {
  args: { isNew: false, values: usage, now: '2027-01-20T12:00:00Z' },
}

export const CallCenterPaused: Story = { args: { isNew: false, values: callActivity } }

export const Invalid: Story = {
  args: forAdmin,
  play: async ({ canvas, args }) => {
    await canvas.findByText('Next runs')
    await userEvent.type(canvas.getByLabelText('Recipients'), 'manager@hotel.example, front desk')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please select a customer.')).toBeVisible()
    await expect(canvas.getByText('Not an e-mail address: front desk (it has no @)')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Saving: Story = {
  args: { isNew: false, values: health, save: { status: 'saving' } },
}

export const SaveFailed: Story = {
  args: {
    isNew: false,
    values: health,
    save: { status: 'failed', message: 'Failed to save the schedule. Please try again.' },
  },
}

export const ChangedByTwo: Story = {
  args: { isNew: false, values: conflict.mine, conflict },
  play: async ({ canvas }) => {
    await canvas.findByText('Next runs')
    await expect(canvas.getByRole('heading', { name: /changed after you opened/ })).toHaveFocus()
  },
}

export const DeletedMeanwhile: Story = {
  parameters: { visual: false },
  args: { values: health, save: { status: 'gone' } },
}

export const AskingBack: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Weekly')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.getByRole('button', { name: 'Keep Editing' })).toHaveFocus()
  },
}

export const SomeUnreadable: Story = { args: { locations: ready(partly(locations, 1)) } }

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: {
    values: counts,
    locations: ready(renamed(locations, 'name')),
    customers: ready(renamed(customers, 'company_name')),
    ssids: ready(renamed(ssids, 'ssid_broadcast_name_api')),
  },
  play: expectNamesApart,
}
