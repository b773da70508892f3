import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Panel } from '../components/Panel/Panel.tsx'
import { color, colorOf } from '../theme/color.ts'
import { contrastPairs, contrastRatio } from '../theme/contrast.ts'
import { border, radius, space } from '../theme/scales.ts'
import { text } from '../theme/text.ts'
import { useTheme } from '../theme/themeContext.ts'

const meta = {
  title: 'Foundations/Colour',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Every role of the theme. A component asks for a role, never for a hue. */
export const Roles: Story = {
  render: function Roles() {
    const theme = useTheme()
    return (
      <Panel title="Roles">
        <Grid>
          {roles(theme.color).map(({ path, value }) => (
            <Swatch key={path}>
              <Patch style={{ background: value }} />
              <Name>{path}</Name>
              <Name>{value}</Name>
            </Swatch>
          ))}
        </Grid>
      </Panel>
    )
  },
}

/** Every pair that components put on one another, with its contrast and the least it must have. */
export const Contrast: Story = {
  render: function Contrast() {
    const theme = useTheme()
    return (
      <Panel title="Contrast">
        <Grid>
          {contrastPairs.map(({ foreground, background, min }) => {
            const ink = colorOf(theme, foreground)
            const ground = colorOf(theme, background)
            return (
              <Swatch key={`${foreground} ${background}`}>
                <Patch style={{ background: ground, color: ink }}>
                  {contrastRatio(ink, ground).toFixed(2)}
                </Patch>
                <Name>{foreground}</Name>
                <Name>{`on ${background}, at least ${min}`}</Name>
              </Swatch>
            )
          })}
        </Grid>
      </Panel>
    )
  },
  // Parts of controls need 3:1 only; the figure set in their colour is not text of the product.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
}

/** Series and slices take these in order; beyond the eighth they begin again. */
export const ChartPalette: Story = {
  render: function ChartPalette() {
    const theme = useTheme()
    return (
      <Panel title="Chart palette">
        <Grid>
          {theme.chart.categorical.map((ink, index) => (
            <Swatch key={ink}>
              <Patch style={{ background: ink }} />
              <Name>{`${index + 1}: ${ink}`}</Name>
              <Name>{`${contrastRatio(ink, theme.color.surface.base).toFixed(2)} on surface.base`}</Name>
            </Swatch>
          ))}
        </Grid>
      </Panel>
    )
  },
}

type Tree = { [key: string]: string | Tree }

function roles(tree: Tree, prefix = ''): { path: string; value: string }[] {
  return Object.entries(tree).flatMap(([key, child]) =>
    typeof child === 'string'
      ? [{ path: `${prefix}${key}`, value: child }]
      : roles(child, `${prefix}${key}.`),
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space[4]} ${space[3]};
`

const Swatch = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Patch = styled.div`
  display: grid;
  place-items: center;
  block-size: 40px;
  margin-block-end: 6px;
  border: ${border.hairline} solid ${color('line.base')};
  border-radius: ${radius.md};
  ${text('heading3')}
`

const Name = styled.div`
  color: ${color('text.muted')};
  ${text('caption')}
`
