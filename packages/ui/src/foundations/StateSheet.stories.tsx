import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartLine, ChartPie } from 'lucide-react'
import { fn, screen, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../components/Button/Button.tsx'
import type { Column } from '../components/DataTable/columns/column.ts'
import { DataTable } from '../components/DataTable/DataTable.tsx'
import { InlineState } from '../components/InlineState/InlineState.tsx'
import { Note } from '../components/Note/Note.tsx'
import { Panel } from '../components/Panel/Panel.tsx'
import { StateMessage } from '../components/StateMessage/StateMessage.tsx'
import { ToastProvider, useToast } from '../components/Toast/ToastProvider.tsx'
import { media } from '../theme/media.ts'
import { iconSize, space } from '../theme/scales.ts'

const meta = {
  title: 'Foundations/Sheet of states',
  parameters: { layout: 'fullscreen', docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta
export default meta

/** Loading, empty, failed and announced, in the arrangement of the design's own sheet. */
export const States: StoryObj<typeof meta> = {
  render: () => (
    <ToastProvider>
      <Page>
        <Panel title="Loading: page">
          <StateMessage state="loading">Loading level stats...</StateMessage>
        </Panel>
        <Panel flush>
          <DataTable
            title="Loading: table skeleton (after 300 ms)"
            status="loading"
            columns={columns}
            rows={[]}
            rowKey={String}
            canSearch={false}
            pageSize={4}
          />
        </Panel>
        <Panel title="Empty: good news">
          <StateMessage state="good">All gates are online!</StateMessage>
        </Panel>
        <Panel title="Empty: nothing here">
          <StateMessage state="empty">No events found for this location.</StateMessage>
        </Panel>
        <Panel title="Error with Retry">
          <StateMessage state="error" onRetry={fn()}>
            Failed to load offline gates. Please try again.
          </StateMessage>
        </Panel>
        <Panel title="Error in place of a page">
          <StateMessage state="error">Error: Could not find levels for Garage ID 214.</StateMessage>
        </Panel>
        <Wide>
          <Notes />
        </Wide>
        <Panel title="Chart without data">
          <StateMessage state="empty" icon={<ChartLine size={iconSize.lg} />}>
            No data available to display chart.
          </StateMessage>
        </Panel>
        <Panel title="Pie without data">
          <StateMessage state="empty" icon={<ChartPie size={iconSize.lg} />}>
            No parked cars on any level to display in chart.
          </StateMessage>
        </Panel>
        <Wide>
          <Announcer />
        </Wide>
      </Page>
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }))
    await screen.findByText('Report generated successfully!')
  },
}

const columns: readonly Column<string>[] = ['Serial Number', 'Name', 'Model', 'Status'].map(
  (header) => ({ id: header, header, value: String }),
)

function Notes() {
  return (
    <Panel title="Notes">
      <Rows>
        <Note tone="warning">
          Note: A background refresh encountered an error. Displayed data might be outdated.
        </Note>
        <Note tone="critical" action={<Button size="sm">Retry</Button>}>
          Failed to load open orders. Please try again.
        </Note>
        <Note>
          The count of cars is available, but no readings of the meter. This may indicate the
          metrics haven't been calculated yet.
        </Note>
        <Note tone="good">The schedule was saved.</Note>
        <InlineState state="loading">Loading updated stats...</InlineState>
      </Rows>
    </Panel>
  )
}

function Announcer() {
  const toast = useToast()
  const announce = () => {
    toast({ tone: 'critical', text: 'Report generation timed out. Please try again.' })
    toast({ tone: 'good', text: 'Report generated successfully!' })
  }
  return (
    <Panel title="Toast">
      <Button onClick={announce}>Announce</Button>
    </Panel>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));
  gap: ${space[6]};
  max-inline-size: 1280px;
  padding: ${space[8]};
  ${media.below.sm} {
    padding: ${space[4]};
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
`

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
`
