import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Button } from '../components/Button/Button.tsx'
import { CheckboxField } from '../components/CheckboxField/CheckboxField.tsx'
import { DataTable } from '../components/DataTable/DataTable.tsx'
import { Panel } from '../components/Panel/Panel.tsx'
import { StatusBadge } from '../components/StatusBadge/StatusBadge.tsx'
import { Tag } from '../components/Tag/Tag.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TextLink } from '../components/TextLink/TextLink.tsx'
import { createTheme, type Density } from '../theme/createTheme.ts'
import { space } from '../theme/scales.ts'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { useTheme } from '../theme/themeContext.ts'

interface Brand {
  /** Colour of the brand: what can be pressed gets shades of it that can be told from their grounds. */
  accent: string
  /** How much room things take. */
  density: Density
  /** Corners of controls. */
  corner: string
  /** Size of the text of running pages, px. */
  bodyPx: number
}

/** Shows a page of a product that lets parking spaces, in a brand that is made of the theme around. */
function Garage({ accent, density, corner, bodyPx }: Brand) {
  const theme = createTheme(useTheme(), {
    accent,
    density,
    radius: { sm: corner, md: corner, lg: corner },
    text: { body: { sizePx: bodyPx } },
  })
  return (
    <ThemeRoot theme={theme}>
      <Page>
        <DataTable
          title="Garages"
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          pageSize={5}
          csvFileName="garages.csv"
        />
        <Panel title="Reserve a space">
          <Form>
            <TextField label="Number plate" defaultValue="B-AN 2026" />
            <CheckboxField label="Charge the car" defaultChecked />
            <Buttons>
              <Button variant="primary">Reserve</Button>
              <Button>Cancel</Button>
              <TextLink href="#prices">Prices</TextLink>
              <Tag>Level 2</Tag>
            </Buttons>
          </Form>
        </Panel>
      </Page>
    </ThemeRoot>
  )
}

const rows = [
  { name: 'Harbour', free: 42, isOpen: true },
  { name: 'Station', free: 3, isOpen: true },
  { name: 'Opera', free: 0, isOpen: false },
]

type Row = (typeof rows)[number]

const columns = [
  {
    id: 'name',
    header: 'Garage',
    value: ({ name }: Row) => name,
    cell: ({ name }: Row) => <TextLink href={`#${name}`}>{name}</TextLink>,
  },
  { id: 'free', header: 'Free spaces', value: ({ free }: Row) => free },
  {
    id: 'state',
    header: 'State',
    value: ({ isOpen }: Row) => (isOpen ? 'Open' : 'Closed'),
    cell: ({ isOpen }: Row) => (
      <StatusBadge tone={isOpen ? 'good' : 'critical'}>{isOpen ? 'Open' : 'Closed'}</StatusBadge>
    ),
  },
]

const meta = {
  title: 'Foundations/Theming',
  component: Garage,
  args: { accent: '#0a7d5a', density: 'comfortable', corner: '6px', bodyPx: 14 },
  argTypes: {
    accent: { control: 'color' },
    density: { control: 'inline-radio', options: ['comfortable', 'compact'] },
  },
} satisfies Meta<typeof Garage>
export default meta

type Story = StoryObj<typeof meta>

/** A brand of one colour, with corners and text of its own. */
export const ParkingBrand: Story = { args: { corner: '2px', bodyPx: 15 } }

/** A yellow is too faint on white: it darkens until it can be told from the page, more so where it is text, and text on it is dark. */
export const BrightAccent: Story = { args: { accent: '#f2b600', corner: '12px' } }

/** For pages of many figures that are used all day. */
export const Compact: Story = { args: { density: 'compact' } }

/** A part of a page in another brand: what is around it stays as it is. */
export const NestedBrand: Story = {
  render: (brand) => (
    <Form>
      <Buttons>
        <Button variant="primary">The page's own</Button>
        <TextLink href="#own">Link</TextLink>
      </Buttons>
      <Garage {...brand} />
    </Form>
  ),
  args: { accent: '#b3195e' },
}

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
`

const Form = styled.div`
  display: grid;
  gap: ${space[4]};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`
