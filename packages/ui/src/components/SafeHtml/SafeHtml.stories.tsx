import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SafeHtml } from './SafeHtml.tsx'

const meta = {
  title: 'UI/SafeHtml',
  component: SafeHtml,
  args: {
    html: '<p>Caller reports about <b>2 Mbps</b> on a laptop in room 214.</p><ul><li>Signal reading good.</li><li>Asked caller to rejoin; no change.</li></ul><p>See <a href="https://example.com/kb/17">the guide</a>.</p>',
    emptyText: 'No content',
  },
} satisfies Meta<typeof SafeHtml>
export default meta

type Story = StoryObj<typeof meta>

export const Note: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'the guide' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  },
}

export const Empty: Story = {
  args: { html: '<p> </p><br>' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No content')).toBeVisible()
  },
}

export const Table: Story = {
  args: {
    html: '<h2>Readings</h2><table><thead><tr><th>Room<th>Mbps<tbody><tr><td>214<td>2</table>',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Room' })).toBeVisible()
  },
}

export const Hostile: Story = {
  args: {
    html: '<script>var a=1</script><p>hi</p><style>body{font-size:40px;color:green}</style><img src=x onerror="document.title=1"><div style="position:fixed;inset:0;background:red">Guest rebooted the phone</div>',
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText('Guest rebooted the phone')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('hiGuest rebooted the phone')
  },
}

export const LongText: Story = {
  args: { html: `<p>${'averylongwordwithoutspaces'.repeat(20)}</p>` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^averylong/)).toBeVisible()
  },
}

/** Deeper than is drawn, and longer: its words are all there. */
export const LongAndDeep: Story = {
  args: {
    html: `${'<div>'.repeat(20_000)}The bottom.${'</div>'.repeat(20_000)}${'<p>Asked the guest to rejoin; no change.</p>'.repeat(3000)}<p>The last line.</p>`,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 160, display: 'grid', alignItems: 'end', overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bottom.')).toBeInTheDocument()
    await expect(canvas.queryByText(/The last line/)).toBeNull()
  },
}

export const LongAndDeepShown: Story = {
  ...LongAndDeep,
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show the rest as plain text' }),
    )
    await expect(canvas.getByText(/The last line\.$/)).toBeInTheDocument()
  },
}

export const Focus: Story = {
  args: { html: '<p>The guest sent <a href="https://example.com">a picture</a>.</p>' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'a picture' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
