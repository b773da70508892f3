import { lightTheme, ThemeRoot } from '@netportal/ui'
import type { CSSProperties, ReactElement, RefCallback } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import * as charts from './index.ts'
import { BarChart, ChartFrame, ExportButtons, LineChart, PieChart, Sparkline } from './index.ts'

interface RootProps {
  ref: RefCallback<Element>
  className: string
  style: CSSProperties
  'data-mine': string
}

const components: Record<string, (props: RootProps) => ReactElement> = {
  BarChart: (props) => (
    <BarChart
      {...props}
      title="Cars"
      categories={['Harbour']}
      series={[{ name: 'Cars', values: [3] }]}
    />
  ),
  ChartFrame: (props) => (
    <ChartFrame {...props} title="Cars" height={100}>
      A chart
    </ChartFrame>
  ),
  ExportButtons: (props) => (
    <ExportButtons {...props} label="Export Cars" formats={['pdf']} onExport={() => undefined} />
  ),
  LineChart: (props) => (
    <LineChart
      {...props}
      title="Cars"
      timeZone="UTC"
      series={[{ name: 'Cars', points: [{ time: 0, value: 3 }] }]}
    />
  ),
  PieChart: (props) => <PieChart {...props} title="Cars" data={[{ label: 'Harbour', value: 3 }]} />,
  Sparkline: (props) => <Sparkline {...props} label="Cars" values={[1, 2]} />,
}

test('every component is here', () => {
  const exported = Object.keys(charts).filter((name) => /^[A-Z]/.test(name))
  expect(Object.keys(components).sort()).toEqual(exported.sort())
})

test.each(Object.entries(components))(
  '%s hands class, style, ref and other props to its root, which has no outer margin',
  async (_, component) => {
    const found: Element[] = []
    const ref = (node: Element | null) => {
      if (node) found.push(node)
    }
    const style: CSSProperties & { '--mine': string } = { '--mine': 'yes' }
    const element = component({ ref, className: 'mine', style, 'data-mine': 'yes' })
    const { container } = await render(
      <ThemeRoot theme={lightTheme}>
        <div data-testid="place">{element}</div>
      </ThemeRoot>,
    )
    const root = container.querySelector('[data-testid="place"]')?.firstElementChild
    if (!root) throw new Error('Nothing was rendered')
    expect(root).toHaveClass('mine')
    expect(root).toHaveAttribute('data-mine', 'yes')
    const { margin } = getComputedStyle(root)
    expect(getComputedStyle(root).getPropertyValue('--mine')).toBe('yes')
    expect(margin).toBe('0px')
    expect(found).toEqual([root])
  },
)
