import { lightTheme, ThemeRoot } from '@netportal/ui'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { captureDownload } from '../testing/captureDownload.ts'
import { pixelsOf } from '../testing/pixels.ts'
import { LineChart, type LineChartProps } from './LineChart.tsx'
import type { LineReference } from './references.ts'

const start = Date.parse('2026-06-17T12:00:00Z')
const hour = 3_600_000
const cars = {
  name: 'Cars',
  points: [40, 60, 80, 60, 40].map((value, index) => ({ time: start + index * hour, value })),
}
const limit: LineReference = { kind: 'line', name: 'Places', value: 150, color: '#ff00aa' }
const closed: LineReference = {
  kind: 'period',
  name: 'Closed',
  label: 'North closed',
  from: start + hour,
  to: start + 2 * hour,
}
const tariff: LineReference = { kind: 'mark', name: 'Tariff', time: start + 2.6 * hour }
const planned: LineReference = { kind: 'band', name: 'Planned', from: 20, to: 60 }
const references = [limit, closed, tariff, planned]

async function show(props: Partial<LineChartProps> = {}) {
  return render(
    <ThemeRoot theme={lightTheme}>
      <div style={{ inlineSize: 900 }}>
        <LineChart
          title="A chart"
          series={[cars]}
          references={references}
          timeZone="UTC"
          {...props}
        />
      </div>
    </ThemeRoot>,
  )
}

const chart = page.getByRole('application', { name: 'A chart' })
const said = chart.getByRole('status')

describe('references', () => {
  test('a limit is seen though no value comes near it, until it is switched off', async () => {
    await show()
    await expect.element(chart.getByText('150')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Places' }).click()
    await expect.element(chart.getByText('150')).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('button', { name: 'Places' }))
      .toHaveAttribute('aria-pressed', 'false')
  })

  test('are read with the reading that lies in them or nearest to them', async () => {
    await show()
    await userEvent.click(chart)
    await userEvent.keyboard('{Home}')
    await expect.element(said).toHaveTextContent(/^2026-06-17 12:00, Cars 40$/)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(said).toHaveTextContent(/^2026-06-17 13:00, Cars 60, North closed$/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(said).toHaveTextContent(/^2026-06-17 15:00, Cars 60, Tariff$/)
  })

  test('have columns in the table, and a row for an instant between readings', async () => {
    await show()
    await page.getByRole('button', { name: 'Show table' }).click()
    const rows = page.getByRole('table').getByRole('row')
    await expect.element(rows.nth(0)).toHaveTextContent('Time (UTC)CarsPlacesClosedTariffPlanned')
    await expect
      .element(rows.nth(3))
      .toHaveTextContent(/^2026-06-17 14:36.*No data.*150.*Tariff.*20 to 60$/)
  })

  test('are in CSV files, without those that are switched off', async () => {
    await show({ exportFormats: ['csv'] })
    await page.getByRole('button', { name: 'Planned' }).click()
    const { file } = await captureDownload(() => page.getByRole('button', { name: 'CSV' }).click())
    expect((await file.text()).split('\r\n').slice(0, 5)).toEqual([
      'Time (UTC),Cars,Places,Closed,Tariff',
      '2026-06-17 12:00,40,150,,',
      '2026-06-17 13:00,60,150,North closed,',
      '2026-06-17 14:00,80,150,North closed,',
      '2026-06-17 14:36,,150,,Tariff',
    ])
  })

  test('are in PNG files, without those that are switched off', async () => {
    await show({ exportFormats: ['png'] })
    const save = async () => {
      const { file } = await captureDownload(() =>
        page.getByRole('button', { name: 'PNG' }).click(),
      )
      return (await pixelsOf(file)).colors().get('#ff00aa') ?? 0
    }
    expect(await save()).toBeGreaterThan(500)
    await page.getByRole('button', { name: 'Places' }).click()
    expect(await save()).toBe(0)
  })

  test('that cannot be read are left out', async () => {
    await show({
      references: [
        { kind: 'mark', name: 'Some day', time: 'some day' },
        { kind: 'line', name: 'Not a number', value: Number.NaN },
        { kind: 'period', name: 'Backwards', from: start + hour, to: start },
        { kind: 'band', name: 'Upside down', from: 9, to: 1 },
      ],
      hasTable: false,
    })
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  test('of one name that would lie upon each other are drawn as one', async () => {
    const close = Array.from({ length: 100 }, (_, index): LineReference => {
      const from = start + index * 60_000
      return {
        kind: 'period',
        name: 'Closed',
        label: '',
        from,
        to: from + 50_000,
        color: '#ff00aa',
      }
    })
    await show({
      references: [...close, { ...closed, label: '', from: start + 3 * hour, to: null }],
    })
    await expect.poll(() => chart.element().querySelectorAll('rect[fill="#ff00aa"]').length).toBe(1)
  })

  test('that are small marks are counted where they lie close', async () => {
    const calls = [0, 1, 2, 3, 170].map((minute): LineReference => {
      return { kind: 'mark', name: 'Calls', isSmall: true, time: start + minute * 60_000 }
    })
    await show({ references: calls })
    await expect.element(chart.getByText('4', { exact: true })).toBeInTheDocument()
    await userEvent.click(chart)
    await userEvent.keyboard('{Home}')
    await expect.element(said).toHaveTextContent(/^2026-06-17 12:00, Cars 40, Calls: 4$/)
  })

  test('say their details where there is room, and not of what is out of sight', async () => {
    await show({
      references: [
        { ...closed, label: '', details: 'North closed, 3 of 4 lanes' },
        { ...tariff, time: start - hour },
      ],
    })
    await userEvent.click(chart)
    await userEvent.keyboard('{Home}')
    await expect.element(said).toHaveTextContent(/^2026-06-17 12:00, Cars 40$/)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(said).toHaveTextContent(/Cars 60, North closed, 3 of 4 lanes$/)
    await page.getByRole('button', { name: 'Show table' }).click()
    await expect
      .element(page.getByRole('table').getByRole('row').nth(4))
      .toHaveTextContent(/North closed, 3 of 4 lanes$/)
  })

  test('are switched by the product that says which are off', async () => {
    const onChange = vi.fn()
    await show({ hiddenReferences: ['Closed'], onHiddenReferencesChange: onChange })
    const button = (name: string) => page.getByRole('button', { name })
    await expect.element(button('Closed')).toHaveAttribute('aria-pressed', 'false')
    await button('Tariff').click()
    expect(onChange).toHaveBeenLastCalledWith(['Closed', 'Tariff'])
    await button('Closed').click()
    expect(onChange).toHaveBeenLastCalledWith([])
    await expect.element(button('Tariff')).toHaveAttribute('aria-pressed', 'true')
  })

  test('may have the name of a series', async () => {
    await show({ references: [{ kind: 'line', name: 'Cars', value: 9 }], hasTable: false })
    const buttons = page.getByRole('button', { name: 'Cars' })
    await buttons.nth(1).click()
    await expect.element(buttons.nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(buttons.nth(1)).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('a chart as part of a page', () => {
  test('gives class, id and other attributes to its root', async () => {
    await show({ className: 'mine', id: 'cars', 'aria-describedby': 'note' })
    const root = page.getByRole('region', { name: 'A chart' }).element()
    expect(root.className).toContain('mine')
    expect(root.id).toBe('cars')
    expect(root.getAttribute('aria-describedby')).toBe('note')
  })

  test('says which point was clicked', async () => {
    const onPointClick = vi.fn()
    await show({ onPointClick })
    const { width } = chart.element().getBoundingClientRect()
    await userEvent.click(chart, { position: { x: width - 10, y: 100 } })
    expect(onPointClick).toHaveBeenCalledExactlyOnceWith({
      time: start + 4 * hour,
      values: [{ name: 'Cars', value: 40 }],
    })
  })

  test('cuts lines off at a range of values that is set', async () => {
    await show({ references: [], valueRange: { from: 50, to: 70 } })
    const cut = chart.element().querySelector('svg svg')
    expect(cut?.getAttribute('overflow')).toBe('hidden')
    await expect.element(chart.getByText('50', { exact: true })).toBeInTheDocument()
    await expect.element(chart.getByText('70', { exact: true })).toBeInTheDocument()
  })
})
