import {
  Button,
  DataTable,
  darkHighContrastTheme,
  darkTheme,
  lightHighContrastTheme,
  lightTheme,
  Note,
  Panel,
  StatusBadge,
  space,
  TextField,
  TextLink,
  type Theme,
  ThemeRoot,
} from '@netportal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { samplePoints } from '../testing/samples.ts'
import { LineChart } from './LineChart.tsx'

/** Shows what a page is made of, in one theme. */
function Sample({ name, theme }: { name: string; theme: Theme }) {
  return (
    <ThemeRoot theme={theme}>
      <Page>
        <Panel title={name}>
          <Controls>
            <TextField label="Number plate" hint="As on the car" defaultValue="B-AN 2026" />
            <Row>
              <Button variant="primary">Reserve</Button>
              <Button>Cancel</Button>
              <Button disabled>Charge</Button>
              <TextLink href="#prices">Prices</TextLink>
            </Row>
            <Row>
              <StatusBadge tone="good">Open</StatusBadge>
              <StatusBadge tone="warning">Nearly full</StatusBadge>
              <StatusBadge tone="critical">Closed</StatusBadge>
              <StatusBadge tone="noData">Unknown</StatusBadge>
            </Row>
            <Note tone="warning">The lift is out of order.</Note>
          </Controls>
        </Panel>
        <DataTable
          title={`Garages, ${name}`}
          columns={columns}
          rows={rows}
          rowKey={({ garage }) => garage}
          csvFileName="garages.csv"
        />
        <LineChart title={`Cars, ${name}`} series={series} timeZone="Europe/London" unit="Cars" />
      </Page>
    </ThemeRoot>
  )
}

const rows = [
  { garage: 'Harbour', free: 42 },
  { garage: 'Station', free: 3 },
]

type Garage = (typeof rows)[number]

const columns = [
  { id: 'garage', header: 'Garage', value: ({ garage }: Garage) => garage },
  { id: 'free', header: 'Free spaces', value: ({ free }: Garage) => free },
]

const day = { from: '2026-06-17T13:30:00Z', days: 1 }
const series = [
  { name: 'Arrivals', points: samplePoints({ ...day, seed: 1 }) },
  { name: 'Departures', points: samplePoints({ ...day, seed: 2 }) },
]

/**
 * Beside each theme stands the one for readers who ask their system for more contrast. Both are shown at once,
 * whatever the toolbar says.
 */
const meta = {
  title: 'Foundations/High contrast',
  component: Sample,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Sample>
export default meta

type Story = StoryObj<typeof meta>

export const Light: Story = {
  args: { name: 'light', theme: lightTheme },
  render: (plain) => (
    <Pair>
      <Sample {...plain} />
      <Sample name="light, more contrast" theme={lightHighContrastTheme} />
    </Pair>
  ),
}

export const Dark: Story = {
  args: { name: 'dark', theme: darkTheme },
  render: (plain) => (
    <Pair>
      <Sample {...plain} />
      <Sample name="dark, more contrast" theme={darkHighContrastTheme} />
    </Pair>
  ),
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: ${space[4]};
`

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
`

const Controls = styled.div`
  display: grid;
  gap: ${space[4]};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`
