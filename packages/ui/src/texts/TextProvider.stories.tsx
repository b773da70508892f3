import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckList } from '../components/CheckList/CheckList.tsx'
import { DataTable } from '../components/DataTable/DataTable.tsx'
import { FigureStrip } from '../components/FigureStrip/FigureStrip.tsx'
import { StatusBadge } from '../components/StatusBadge/StatusBadge.tsx'
import { germanTexts } from '../locales/de.ts'
import { TextProvider } from './TextProvider.tsx'

interface Garage {
  name: string
  spaces: number
}

const garages: Garage[] = [
  { name: 'Zoo', spaces: 1204 },
  { name: 'Österreicher Platz', spaces: 310 },
  { name: 'Oper', spaces: 96.5 },
]

const Page = () => (
  <div style={{ display: 'grid', gap: 24 }}>
    <FigureStrip
      figures={[
        { label: 'Stellplätze', value: 12_840, onSelect: () => {} },
        { label: 'Belegt', value: null },
      ]}
    />
    <StatusBadge tone="critical" />
    <CheckList
      label="Parkhäuser"
      options={Array.from({ length: 1200 }, (_, value) => ({ value, label: `Parkhaus ${value}` }))}
      value={[1, 2]}
      onChange={() => {}}
    />
    <DataTable
      title="Parkhäuser"
      csvFileName="parkhaeuser.csv"
      pageSize={2}
      defaultState={{ sort: { columnId: 'name', direction: 'ascending' } }}
      columns={[
        { id: 'name', header: 'Name', value: ({ name }) => name },
        { id: 'spaces', header: 'Stellplätze', align: 'end', value: ({ spaces }) => spaces },
      ]}
      rows={garages}
      rowKey={({ name }) => name}
    />
  </div>
)

/** Once around a page, within `ThemeRoot`; `lang` of the document says the language to browsers and screen readers. */
const meta = {
  title: 'UI/TextProvider',
  component: TextProvider,
  args: { locale: 'de', texts: germanTexts, children: <Page /> },
  argTypes: { texts: { control: false } },
  decorators: [
    (Story) => (
      <div lang="de">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextProvider>
export default meta
type Story = StoryObj<typeof TextProvider>

export const German: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.840')).toBeVisible()
    await expect(canvas.getByText('2 von 1.200 ausgewählt')).toBeVisible()
    await expect(canvas.getByText('1–2 von 3')).toBeVisible()
    await expect(canvas.getByText('Kritisch')).toBeVisible()
  },
}

/** What a product says otherwise than everybody else. */
export const WordsOfAProduct: Story = {
  args: {
    texts: [germanTexts, { FigureStrip: { viewText: 'Zum Parkhaus' } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zum Parkhaus')).toBeVisible()
    await expect(canvas.getByText('Kritisch')).toBeVisible()
  },
}
