import { incidentMails, locations, manyLocations } from '@netportal/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { loading, partly, ready } from '../../testing/remotes.ts'
import { expectNamesApart, renamed } from '../../testing/rightToLeft.ts'
import { inRouter } from '../../testing/storyFrame.tsx'
import { ChoicesFormView } from './ChoicesFormView.tsx'

const meta = {
  title: 'Screens/Incident mails/Form',
  component: ChoicesFormView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: {
    choices: incidentMails.choices,
    locations: ready([...locations]),
    save: { status: 'idle' },
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChoicesFormView>
export default meta

type Story = StoryObj<typeof meta>

export const LoadingChoices: Story = { args: { locations: loading } }

export const FailedChoices: Story = {
  args: {
    locations: {
      status: 'failed',
      message: 'Failed to fetch locations. Please try again later.',
      retry: fn(),
    },
  },
}

/** Nothing was chosen before: the form begins with a choice about all locations. */
export const First: Story = { args: { choices: [] } }

export const Change: Story = {}

/** Three hundred locations are found by typing. */
export const ManyLocations: Story = {
  args: { locations: ready(manyLocations(300)) },
  play: async () => {
    const second = within(await screen.findByRole('group', { name: 'Choice 2' }))
    await userEvent.type(second.getByRole('combobox', { name: 'Chosen locations' }), '29')
    await expect(await screen.findAllByRole('option')).not.toHaveLength(0)
  },
}

export const NothingLeft: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Choice 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Choice 1' }))
    await expect(await screen.findByRole('button', { name: 'Add Choice' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Each fault stands at its own choice. */
export const Invalid: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Choice' }))
    const third = within(await screen.findByRole('group', { name: 'Choice 3' }))
    const first = within(await screen.findByRole('group', { name: 'Choice 1' }))
    const minutes = first.getByLabelText('Minutes that it has to last')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '721')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await first.findByText('Please enter whole minutes from 0 to 720.')).toBeVisible()
    await expect(await third.findByText('Please select at least one location.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Saving: Story = { args: { save: { status: 'saving' } } }

export const SaveFailed: Story = {
  args: {
    save: { status: 'failed', message: 'Failed to save your choices. Please try again.' },
  },
}

export const AskingBack: Story = {
  play: async ({ args }) => {
    const [end] = await screen.findAllByLabelText('Also when it is over')
    await userEvent.click(end ?? document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(await screen.findByRole('button', { name: 'Keep Editing' })).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const SomeUnreadable: Story = {
  parameters: { visual: false },
  args: { locations: ready(partly(locations, 1)) },
}

export const NamesFromRightToLeft: Story = {
  parameters: { visual: false },
  args: { locations: ready(renamed(locations, 'name')) },
  play: expectNamesApart,
}
