import { darkTheme, lightTheme, ThemeRoot } from '@netportal/ui'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { captureDownload } from '../testing/captureDownload.ts'
import { pixelsOf } from '../testing/pixels.ts'
import { BarChart, type BarChartProps } from './BarChart.tsx'

async function show(props: Partial<BarChartProps> = {}, theme = lightTheme) {
  return render(
    <ThemeRoot theme={theme}>
      <div style={{ inlineSize: 900 }}>
        <BarChart
          title="Energy"
          categories={['Jan', 'Feb', 'Mar']}
          series={[
            { name: 'Solar', values: [1, null, 3] },
            { name: 'Grid', values: [4.5, 5, 6], color: '#ff00aa' },
          ]}
          exportFormats={['png', 'pdf', 'csv']}
          place="Harbour"
          period="2026"
          {...props}
        />
      </div>
    </ThemeRoot>,
  )
}

const chart = page.getByRole('application', { name: 'Energy' })
const tooltip = () => chart.element().querySelector('[data-shown]:not(g)')?.textContent ?? null

const point = (share: number) => {
  const area = chart.element().getBoundingClientRect()
  const clientX = area.left + 40 + share * (area.width - 48)
  const init = { bubbles: true, pointerType: 'mouse', clientX, clientY: area.top + 100 }
  chart.element().dispatchEvent(new PointerEvent('pointermove', init))
}

test('the mouse reads the category that it is in', async () => {
  await show()
  point(0.32)
  expect(tooltip()).toBe('JanSolar1Grid4.5')
  point(0.35)
  expect(tooltip()).toBe('FebSolarNo dataGrid5')
})

test('keys read the categories, and are announced', async () => {
  await show()
  chart.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(chart.getByRole('status')).toHaveTextContent('Feb, Solar No data, Grid 5')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(chart.getByRole('status')).toHaveTextContent(/^Feb/)
})

test('a CSV has a line for each category, without series that are switched off', async () => {
  await show()
  await page.getByRole('button', { name: 'Solar' }).click()
  const { name, file } = await captureDownload(() =>
    page.getByRole('button', { name: 'CSV' }).click(),
  )
  expect(name).toBe('Energy - Harbour - 2026.csv')
  expect((await file.text()).split('\r\n')).toEqual([
    'Category,Grid',
    'Jan,4.5',
    'Feb,5',
    'Mar,6',
    '',
  ])
})

test('a PNG is light on a dark page too, and shows what is shown', async () => {
  await show({}, darkTheme)
  const save = async () => {
    const { file } = await captureDownload(() => page.getByRole('button', { name: 'PNG' }).click())
    return (await pixelsOf(file)).colors()
  }
  const colors = await save()
  expect(colors.get('#ff00aa')).toBeGreaterThan(1000)
  expect(colors.get(lightTheme.color.surface.base)).toBeGreaterThan(100_000)
  await page.getByRole('button', { name: 'Grid' }).click()
  expect((await save()).has('#ff00aa')).toBe(false)
})

test('a PDF begins as one', async () => {
  await show()
  const { file } = await captureDownload(() => page.getByRole('button', { name: 'PDF' }).click())
  expect(await file.slice(0, 5).text()).toBe('%PDF-')
})

test('gives class and id to its root', async () => {
  await show({ className: 'mine', id: 'energy' })
  const root = page.getByRole('region', { name: 'Energy' }).element()
  expect([root.className.includes('mine'), root.id]).toEqual([true, 'energy'])
})
