import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Panel } from '../components/Panel/Panel.tsx'
import { StatusSample, type StatusWord } from '../testing/StatusSample.tsx'
import { space } from '../theme/scales.ts'

const meta = {
  title: 'Foundations/Status language',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta
export default meta

/**
 * The normal is quiet, the exceptional is loud. A state is always a shape and a word; zero
 * and N/A are grey, never red.
 */
export const States: StoryObj<typeof meta> = {
  render: () => (
    <Panel title="States: quiet and loud">
      <Rows>
        {words.map((word) => (
          <Row key={word}>
            <StatusSample word={word} form="text" />
            <StatusSample word={word} form="pill" />
          </Row>
        ))}
      </Rows>
    </Panel>
  ),
}

const words: readonly StatusWord[] = [
  'Online',
  'Active',
  'SUCCESS',
  'Warning',
  'Open',
  'Offline',
  'FAILURE',
  'Unknown',
  'No data',
  'Paused',
  'Closed',
  'STARTED',
]

const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 160px 1fr;
  justify-items: start;
`
