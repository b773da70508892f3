import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Panel } from '../components/Panel/Panel.tsx'
import { color } from '../theme/color.ts'
import { radius, size, space } from '../theme/scales.ts'
import { text } from '../theme/text.ts'
import { useTheme } from '../theme/themeContext.ts'

const meta = {
  title: 'Foundations/Spacing',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Distances stand on a grid of 4 px; the key is the number of steps. */
export const Steps: Story = {
  render: () => <Bars title="Space" lengths={space} values={{ 0: '0', ...useTheme().space }} />,
}

/** Least heights of controls and rows; larger text makes them grow. */
export const Sizes: Story = {
  render: () => (
    <Bars title="Size" lengths={size} values={{ ...useTheme().size, hitMin: size.hitMin }} />
  ),
}

/** Corners. Figures have square top corners under their heavy rule. */
export const Radii: Story = { render: () => <Corners values={useTheme().radius} /> }

interface Lengths {
  /** Lengths as a style template has them. */
  lengths: Record<string, string>
  /** What they come to in the theme around. */
  values: Record<string, string>
}

function Bars({ title, lengths, values }: Lengths & { title: string }) {
  return (
    <Panel title={title}>
      <Table>
        {Object.entries(lengths).map(([name, length]) => (
          <div key={name}>
            <Caption>{`${name}: ${values[name]}`}</Caption>
            <Bar style={{ inlineSize: length }} />
          </div>
        ))}
      </Table>
    </Panel>
  )
}

function Corners({ values }: { values: Record<string, string> }) {
  return (
    <Panel title="Radius">
      <Row>
        {Object.entries(radius).map(([name, length]) => (
          <div key={name}>
            <Corner style={{ borderRadius: length }} />
            <Caption>{`${name}: ${values[name]}`}</Caption>
          </div>
        ))}
      </Row>
    </Panel>
  )
}

const Table = styled.div`
  display: grid;
  gap: ${space[2]};
`

const Bar = styled.div`
  block-size: 12px;
  background: ${color('accent.base')};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`

const Corner = styled.div`
  inline-size: 72px;
  block-size: 72px;
  border: 1px solid ${color('line.control')};
`

const Caption = styled.div`
  color: ${color('text.muted')};
  ${text('caption')}
`
