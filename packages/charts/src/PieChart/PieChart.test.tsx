import { lightTheme, ThemeRoot } from '@netportal/ui'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { captureDownload } from '../testing/captureDownload.ts'
import { PieChart, type PieChartProps } from './PieChart.tsx'

const data = [
  { label: 'Staff', value: 15 },
  { label: 'Conference-Level-Two-Exhibitors', value: 41 },
  { label: 'Guest-WiFi', value: 128 },
]

async function show(props: Partial<PieChartProps> = {}, widthPx = 1200) {
  return render(
    <ThemeRoot theme={lightTheme}>
      <div style={{ inlineSize: widthPx }}>
        <PieChart
          title="A pie"
          data={data}
          formatValue={(value) => `${value} clients`}
          {...props}
        />
      </div>
    </ThemeRoot>,
  )
}

const pie = page.getByRole('application', { name: 'A pie' })
const slice = (name: RegExp) => pie.getByRole('img', { name })

test('gives class, id and other attributes to its root', async () => {
  await show({ className: 'mine', id: 'pie', 'aria-describedby': 'note' })
  const root = page.getByRole('region', { name: 'A pie' }).element()
  expect(root.className).toContain('mine')
  expect([root.id, root.getAttribute('aria-describedby')]).toEqual(['pie', 'note'])
})

test('cuts long names in the middle where it is told so', async () => {
  await show({ nameCut: 'middle' })
  await expect.element(page.getByText('Conference…xhibitors')).toBeInTheDocument()
  await expect.element(page.getByText('Conference-L…o-Exhibitors')).toBeInTheDocument()
})

describe('slices', () => {
  test('say name, value and share', async () => {
    await show()
    const names = pie
      .getByRole('img')
      .elements()
      .map((element) => element.getAttribute('aria-label'))
    expect(names).toEqual([
      'Guest-WiFi, 128 clients, 69.6%',
      'Conference-Level-Two-Exhibitors, 41 clients, 22.3%',
      'Staff, 15 clients, 8.1%',
    ])
  })

  test('are one stop of the Tab key; arrows go around', async () => {
    await show()
    await userEvent.tab()
    await expect.element(slice(/^Guest/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(slice(/^Staff/)).toHaveFocus()
    await expect.element(page.getByText('15 clients')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(slice(/^Conference/)).toHaveFocus()
    await expect.element(page.getByText('15 clients')).not.toBeInTheDocument()
    await expect.element(page.getByText('41 clients')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect.element(slice(/^Staff/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(slice(/^Guest/)).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByText('128 clients')).not.toBeInTheDocument()
  })

  test('that are zero appear nowhere; one alone is a full circle', async () => {
    await show({
      data: [
        { label: 'Guest', value: 17 },
        { label: 'Staff', value: 0 },
        { label: 'IoT', value: 0 },
      ],
    })
    await expect.element(slice(/^Guest, 17 clients, 100.0%$/)).toBeInTheDocument()
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
    expect(document.body.textContent).not.toMatch(/Staff|IoT/)
    const area = slice(/^Guest/)
      .element()
      .getBoundingClientRect()
    expect(area.width).toBeCloseTo(376, 0)
    expect(area.height).toBeCloseTo(376, 0)
  })
})

describe('the tooltip', () => {
  test('follows the mouse', async () => {
    await show()
    await userEvent.hover(slice(/^Guest/))
    await expect.element(page.getByText('128 clients')).toBeVisible()
    await userEvent.unhover(slice(/^Guest/))
    await expect.element(page.getByText('128 clients')).not.toBeInTheDocument()
  })

  test('says a name in full that label and legend cut', async () => {
    await show()
    await userEvent.hover(page.getByRole('listitem').nth(1))
    await expect.element(page.getByText('41 clients')).toBeVisible()
    const box = page.getByText('41 clients').element().parentElement
    expect(box?.textContent).toBe('Conference-Level-Two-Exhibitors41 clients')
  })
})

describe('the legend', () => {
  test('cuts names at 25 characters for sight alone', async () => {
    await show()
    const entry = page.getByRole('listitem').nth(1)
    await expect.element(entry.getByText('Conference-Level-Two-Exh…')).toBeVisible()
    await expect.element(entry.getByText('Conference-Level-Two-Exhibitors')).toBeInTheDocument()
    await expect.element(entry).toHaveTextContent(/41.*22\.3%$/)
  })

  test.each([
    ['beside the pie where there is room', 1200, 'left'],
    ['below it on a phone', 358, 'top'],
  ] as const)('stands %s', async (_, widthPx, edge) => {
    await show({}, widthPx)
    const drawing = pie.element().getBoundingClientRect()
    const list = page.getByRole('list').element().getBoundingClientRect()
    const opposite = edge === 'left' ? drawing.right : drawing.bottom
    expect(list[edge]).toBeGreaterThanOrEqual(opposite)
  })
})

test('shares sum to 100.0 as written; that so many tiny ones cannot is said', async () => {
  const words = 'Small shares are rounded up: all together make more than 100%.'
  const screen = await show({ data: [1, 1, 1].map((value) => ({ label: 'Third', value })) })
  const shares = page.getByRole('listitem').elements()
  expect(shares.map(({ textContent }) => textContent?.slice(-5))).toEqual([
    '33.4%',
    '33.3%',
    '33.3%',
  ])
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
  await screen.unmount()
  await show({ data: [9990, 1, 1, 1, 1, 1, 1].map((value) => ({ label: 'Part', value })) })
  await expect.element(page.getByText(words)).toBeVisible()
})

test('without a slice the message stands in its place, as high', async () => {
  const screen = await show({
    data: [],
    emptyMessage: 'No active clients on any SSID to display in chart.',
  })
  await expect
    .element(page.getByText('No active clients on any SSID to display in chart.'))
    .toBeVisible()
  const stage = screen.container.querySelector('[style*="min-block-size"]')
  expect(stage?.getBoundingClientRect().height).toBe(500)
})

test('files are named after title, place and period', async () => {
  await show({ place: 'فندق النخيل', period: '2026-06-18 14:30', exportFormats: ['csv'] })
  const { name, file } = await captureDownload(() =>
    page.getByRole('button', { name: 'CSV' }).click(),
  )
  expect(name).toBe('A pie - فندق النخيل - 2026-06-18 14_30.csv')
  expect(await file.text()).toBe(
    'Name,Value,Share\r\nGuest-WiFi,128,69.6%\r\nConference-Level-Two-Exhibitors,41,22.3%\r\nStaff,15,8.1%\r\n',
  )
})
