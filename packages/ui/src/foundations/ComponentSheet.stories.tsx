import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, Moon, Search } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, IconButton } from '../components/Button/Button.tsx'
import { CheckboxField } from '../components/CheckboxField/CheckboxField.tsx'
import { Comb } from '../components/Comb/Comb.tsx'
import type { Column } from '../components/DataTable/columns/column.ts'
import { DataTable } from '../components/DataTable/DataTable.tsx'
import { Panel } from '../components/Panel/Panel.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { SelectField } from '../components/SelectField/SelectField.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TextLink } from '../components/TextLink/TextLink.tsx'
import { StatusSample } from '../testing/StatusSample.tsx'
import { color } from '../theme/color.ts'
import { media } from '../theme/media.ts'
import { space } from '../theme/scales.ts'
import { text } from '../theme/text.ts'

const meta = {
  title: 'Foundations/Sheet of components',
  parameters: {
    forced: { hover: 'tbody tr:nth-child(2)' },
    layout: 'fullscreen',
    docs: { canvas: { sourceState: 'none' } },
  },
} satisfies Meta
export default meta

/** The parts beside each other, in the arrangement of the design's own sheet, to be compared with it. */
export const Components: StoryObj<typeof meta> = {
  render: () => (
    <Page>
      <Buttons />
      <Pair>
        <Fields />
        <Choices />
      </Pair>
      <Panel flush>
        <DataTable
          title="Table row: rest, hover, inactive"
          columns={columns}
          rows={rows}
          rowKey={({ serial }) => serial}
          canSearch={false}
          defaultState={{ sort: { columnId: 'name', direction: 'ascending' } }}
          isInactive={({ name }) => name.endsWith('(Inactive)')}
        />
      </Panel>
      <Combs />
    </Page>
  ),
}

function Buttons() {
  return (
    <Panel title="Buttons: rest, hover, active, focus, disabled, busy">
      <Rows>
        <ButtonStates variant="primary">Login</ButtonStates>
        <ButtonStates variant="secondary">Export CSV</ButtonStates>
        <ButtonStates variant="ghost">Cancel</ButtonStates>
        <ButtonStates variant="danger">Delete</ButtonStates>
        <Row>
          <Button size="sm">Order Details</Button>
          <Button size="sm" icon={<FileText />}>
            PDF
          </Button>
          <Button size="sm" busy busyText="Generating..." />
          <IconButton label="Switch theme">
            <Moon />
          </IconButton>
          <TextLink href="#details" data-forced="focus-visible">
            View Details
          </TextLink>
        </Row>
      </Rows>
    </Panel>
  )
}

function ButtonStates(props: Pick<Parameters<typeof Button>[0], 'variant' | 'children'>) {
  return (
    <Row>
      <Button {...props} />
      <Button {...props} data-forced="hover" />
      <Button {...props} data-forced="hover active" />
      <Button {...props} data-forced="focus-visible" />
      <Button {...props} disabled />
      <Button {...props} busy />
    </Row>
  )
}

function Fields() {
  return (
    <Panel title="Fields">
      <Grid>
        <TextField label="Rest" placeholder="name@example.com" />
        <TextField label="Focus" defaultValue="frontdesk@example.com" data-forced="focus-visible" />
        <TextField label="Invalid" defaultValue="front" error="Passwords do not match." />
        <TextField label="Disabled" defaultValue="2026-06-18" disabled />
        <SelectField label="Select">
          <option>7 days</option>
        </SelectField>
        <TextField label="Search" type="search" placeholder="Search gates" icon={<Search />} />
      </Grid>
    </Panel>
  )
}

function Choices() {
  return (
    <Panel title="Choices and status">
      <Rows>
        <Row>
          <CheckboxField label="List View" />
          <CheckboxField label="Auto-refresh every 11 minutes" defaultChecked />
          <CheckboxField label="Disabled" disabled />
        </Row>
        <RadioGroup
          label="Format"
          name="format"
          defaultValue="pdf"
          options={[
            { value: 'pdf', label: 'PDF' },
            { value: 'csv', label: 'CSV' },
          ]}
        />
        <Row>
          <StatusSample word="Online" />
          <StatusSample word="Offline" />
          <StatusSample word="Unknown" />
        </Row>
        <Row>
          <StatusSample word="Good" form="pill" />
          <StatusSample word="Warning" form="pill" />
          <StatusSample word="Critical" />
          <StatusSample word="No data" form="pill" />
        </Row>
        <Row>
          <StatusSample word="Open" />
          <StatusSample word="Closed" />
          <StatusSample word="Active" />
          <StatusSample word="Paused" />
        </Row>
        <Row>
          <StatusSample word="SUCCESS" />
          <StatusSample word="FAILURE" />
          <StatusSample word="STARTED" />
        </Row>
      </Rows>
    </Panel>
  )
}

interface Gate {
  name: string
  serial: string
  status: 'Online' | 'Offline' | 'Unknown'
  cars: number
}

const rows: readonly Gate[] = [
  { name: 'NORTH-GATE-01', serial: 'SN-0053-1C', status: 'Online', cars: 64 },
  { name: 'SOUTH-GATE-01', serial: 'SN-0053-1A', status: 'Online', cars: 18 },
  { name: 'SOUTH-GATE-02', serial: 'SN-0053-1B', status: 'Offline', cars: 0 },
  { name: 'ROOF-GATE-01 (Inactive)', serial: 'SN-0053-1D', status: 'Unknown', cars: 0 },
]

const columns: readonly Column<Gate>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, slot: 'title' },
  { id: 'serial', header: 'Serial Number', value: ({ serial }) => serial, textStyle: 'mono' },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusSample word={status} />,
    slot: 'status',
  },
  { id: 'cars', header: 'Cars', value: ({ cars }) => cars, align: 'end' },
]

function Combs() {
  return (
    <Panel title="Comb: one tick per gate, beyond that a full-width, proportional comb">
      <Pair>
        <CombSample counts={{ good: 42, bad: 2, unknown: 1 }} size="lg">
          42 online, 2 offline, 1 unknown (24 px, summary box)
        </CombSample>
        <CombSample counts={{ good: 112, bad: 3, unknown: 0 }} size="lg">
          115 gates: full width, proportional
        </CombSample>
        <CombSample counts={{ good: 24, bad: 9, unknown: 0 }}>33 gates (16 px, card)</CombSample>
        <CombSample counts={{ good: 0, bad: 0, unknown: 0 }}>No gates</CombSample>
      </Pair>
    </Panel>
  )
}

function CombSample({
  children,
  ...comb
}: Pick<Parameters<typeof Comb>[0], 'counts' | 'size'> & { children: string }) {
  return (
    <div>
      <Comb {...comb} label={children} />
      <Caption>{children}</Caption>
    </div>
  )
}

const Page = styled.div`
  display: grid;
  gap: ${space[6]};
  max-inline-size: 1280px;
  padding: ${space[8]};
  ${media.below.sm} {
    padding: ${space[4]};
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));
  gap: ${space[6]};
`

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: start;
  gap: ${space[5]} ${space[4]};
`

const Caption = styled.p`
  padding-block-start: ${space[1]};
  color: ${color('text.subtle')};
  ${text('caption')}
`
