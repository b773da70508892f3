import { PiePlot } from '@netportal/charts/plots'
import { formatCount } from '@netportal/format'
import { DescriptionList, Panel, StatusBadge, Tag, ThemeRoot } from '@netportal/ui'
import { garages } from '../src/garages.ts'
import { ParkingConsole } from '../src/ParkingConsole.tsx'
import { themes } from '../src/themes.ts'

/** A server page: the components stand in it as they are, and a theme is a plain value, a product's own too. */
export default function Page() {
  const spaces = garages.reduce((sum, garage) => sum + garage.spaces, 0)
  const taken = garages.reduce((sum, garage) => sum + garage.taken, 0)
  const data = garages.map(({ name, taken: value }) => ({ label: name, value }))
  return (
    <>
      <ThemeRoot theme={themes.light}>
        <Panel title="Made by the server" actions={<Tag>Today</Tag>}>
          <DescriptionList
            items={[
              { term: 'Spaces', details: formatCount(spaces) },
              { term: 'State', details: <StatusBadge tone="good">{taken} taken</StatusBadge> },
            ]}
          />
          <PiePlot data={data} theme={themes.light} width={480} height={200} />
        </Panel>
      </ThemeRoot>
      <ParkingConsole />
    </>
  )
}
