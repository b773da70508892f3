import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SafeHtml } from './SafeHtml.tsx'

const meta = {
  title: 'UI/SafeHtml',
  component: SafeHtml,
  args: {
    html: '<p>Caller reports about <b>2 minutes</b> of waiting at gate 214.</p><ul><li>Camera reading good.</li><li>Asked caller to try again; no change.</li></ul><p>See <a href="https://example.com/kb/17">the guide</a>.</p>',
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
    html: '<h2>Readings</h2><table><thead><tr><th>Gate<th>Minutes<tbody><tr><td>214<td>2</table>',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Gate' })).toBeVisible()
  },
}

export const Hostile: Story = {
  args: {
    html: '<script>var a=1</script><p>hi</p><style>body{font-size:40px;color:green}</style><img src=x onerror="document.title=1"><div style="position:fixed;inset:0;background:red">Driver restarted the app</div>',
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText('Driver restarted the app')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('hiDriver restarted the app')
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
    html: `${'<div>'.repeat(20_000)}The bottom.${'</div>'.repeat(20_000)}${'<p>Asked the driver to try again; no change.</p>'.repeat(3000)}<p>The last line.</p>`,
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
  args: { html: '<p>The driver sent <a href="https://example.com">a picture</a>.</p>' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'a picture' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
