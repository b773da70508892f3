import { lightTheme, ThemeRoot } from '@netportal/ui'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LineChart } from './LineChart/LineChart.tsx'
import { PieChart } from './PieChart/PieChart.tsx'

const charts: Record<string, ReactElement> = {
  LineChart: (
    <LineChart
      title="Cars"
      timeZone="UTC"
      series={[
        { name: 'Cars', points: [0, 1, 2].map((day) => ({ time: day * 86_400_000, value: day })) },
      ]}
    />
  ),
  PieChart: (
    <PieChart
      title="Cars"
      data={[
        { label: 'Electric', value: 2 },
        { label: 'Other', value: 5 },
      ]}
    />
  ),
}

/** Places of the texts of a drawing, px from its left edge. */
async function textPlaces(chart: ReactElement, dir: string): Promise<number[]> {
  const page = await render(
    <ThemeRoot theme={lightTheme} dir={dir} style={{ inlineSize: 900 }}>
      {chart}
    </ThemeRoot>,
  )
  await expect.poll(() => page.container.querySelectorAll('svg text').length).toBeGreaterThan(0)
  const places = [...page.container.querySelectorAll('svg text')].map((text) => {
    const drawing = text.closest('svg')?.getBoundingClientRect().left ?? 0
    return Math.round(text.getBoundingClientRect().left - drawing)
  })
  await page.unmount()
  return places
}

test.each(Object.entries(charts))(
  'the texts of a %s stand where they do in a page that runs from right to left',
  async (_, chart) => {
    expect(await textPlaces(chart, 'rtl')).toEqual(await textPlaces(chart, 'ltr'))
  },
)
