import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronRight, CircleCheck, CircleX, Inbox, Search, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { Panel } from '../components/Panel/Panel.tsx'
import { iconSize, space } from '../theme/scales.ts'

const meta = {
  title: 'Foundations/Icons',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta
export default meta

/**
 * Icons are Lucide's, imported one by one. `ThemeRoot` sets their size to 16 px and their line to
 * 1.75; they are hidden from screen readers, since a word always stands beside them.
 */
export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Panel title="14, 16 and 20 px">
      {Object.entries(iconSize).map(([name, edge]) => (
        <Row key={name}>
          {[CircleCheck, TriangleAlert, CircleX, Inbox, Search, ChevronRight].map((Icon) => (
            <Icon key={Icon.displayName} size={edge} />
          ))}
        </Row>
      ))}
    </Panel>
  ),
}

const Row = styled.div`
  display: flex;
  gap: ${space[4]};
  padding-block: ${space[2]};
`
