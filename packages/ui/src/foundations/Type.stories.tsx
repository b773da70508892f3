import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Panel } from '../components/Panel/Panel.tsx'
import { color } from '../theme/color.ts'
import { textStyles } from '../theme/measures.ts'
import { space } from '../theme/scales.ts'
import { text } from '../theme/text.ts'
import type { TextStyleName } from '../theme/theme.ts'

const meta = {
  title: 'Foundations/Type',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta
export default meta

const samples: Record<TextStyleName, string> = {
  figureLg: '1,284 93.3%',
  figureMd: '184.62 GB',
  figureSm: '318',
  heading1: 'Gate Overview: Harbour Point Garage',
  title: 'Details for Order #48213',
  heading2: 'Gates and Barriers',
  heading3: 'Offline Gates',
  body: 'Note: A background refresh encountered an error. Displayed data might be outdated.',
  bodyStrong: 'No events found for this location.',
  table: '2026-06-18 14:32 NORTH-GATE-02',
  label: 'Email Address:',
  caption: 'Parked Cars',
  mono: 'SN-0053-1A 10.20.4.118',
}

/** Instrument Sans for everything; Geist Mono for serial numbers and addresses of machines only. */
export const Scale: StoryObj<typeof meta> = {
  render: () => (
    <Panel title="Type">
      <Rows>
        {entries.map(([name, sample]) => (
          <div key={name}>
            <Sample $style={name}>{sample}</Sample>
            <Caption>
              {`${name}: ${textStyles[name].sizePx}/${textStyles[name].linePx}, ${textStyles[name].weight}`}
            </Caption>
          </div>
        ))}
      </Rows>
    </Panel>
  ),
}

const isName = (name: string): name is TextStyleName => name in textStyles

const entries = Object.entries(samples).flatMap(([name, sample]) =>
  isName(name) ? [[name, sample] as const] : [],
)

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
`

const Sample = styled.div<{ $style: TextStyleName }>`
  ${({ $style }) => text($style)}
`

const Caption = styled.div`
  color: ${color('text.subtle')};
  ${text('caption')}
`
