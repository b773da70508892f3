import { lightTheme, ThemeRoot } from '@netportal/ui'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { captureDownload } from '../testing/captureDownload.ts'
import { LineChart, type LineChartProps } from './LineChart.tsx'

const start = Date.UTC(2026, 5, 17, 12)
const minute = 60_000
const points = Array.from({ length: 101 }, (_, index) => ({
  time: start + index * minute,
  value: index,
}))
const at = (minutes: number) => start + minutes * minute

async function show(props: Partial<LineChartProps> = {}) {
  const screen = await render(
    <ThemeRoot theme={lightTheme}>
      <div style={{ inlineSize: 900 }}>
        <LineChart
          title="A chart"
          series={[{ name: 'Cars', points }]}
          timeZone="UTC"
          canZoom
          {...props}
        />
      </div>
    </ThemeRoot>,
  )
  if (props.canZoom !== false) {
    await expect.element(page.getByRole('button', { name: 'Reset zoom' })).toBeVisible()
  }
  return screen
}

const chart = page.getByRole('application', { name: 'A chart' })

/** A point at a share of the plot's width. */
function place(share: number) {
  const area = chart.element().getBoundingClientRect()
  return { clientX: area.left + 40 + share * (area.width - 48), clientY: area.top + 100 }
}

const mouse = (type: string, share: number, rest: PointerEventInit = {}) => {
  const init = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', ...rest }
  chart.element().dispatchEvent(new PointerEvent(type, { ...init, ...place(share) }))
}

function drag(from: number, to: number) {
  // The pointer of a made event is no real one, which could be captured.
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
  mouse('pointerdown', from)
  mouse('pointermove', (from + to) / 2)
  mouse('pointermove', to)
  mouse('pointerup', to)
  capture.mockRestore()
}

test('is off by default', async () => {
  const onZoomChange = vi.fn()
  await show({ canZoom: false, onZoomChange })
  await userEvent.click(chart)
  await userEvent.keyboard('+')
  drag(0.2, 0.4)
  expect(onZoomChange).not.toHaveBeenCalled()
})

test('a stretch that is drawn over is shown, in either direction', async () => {
  const onZoomChange = vi.fn()
  await show({ onZoomChange, zoom: null })
  drag(0.6, 0.2)
  const [zoom] = onZoomChange.mock.lastCall ?? []
  expect(zoom.from / minute).toBeCloseTo(at(20) / minute, 0)
  expect(zoom.to / minute).toBeCloseTo(at(60) / minute, 0)
})

test('a press that hardly moves is a click', async () => {
  const onZoomChange = vi.fn()
  const onPointClick = vi.fn()
  await show({ onZoomChange, onPointClick })
  await userEvent.click(chart)
  expect(onZoomChange).not.toHaveBeenCalled()
  expect(onPointClick).toHaveBeenCalledOnce()
})

test('the wheel zooms around the pointer with Ctrl, and leaves the page its scrolling without', async () => {
  const onZoomChange = vi.fn()
  await show({ onZoomChange })
  const turn = (rest: WheelEventInit) =>
    chart
      .element()
      .dispatchEvent(
        new WheelEvent('wheel', { bubbles: true, cancelable: true, ...place(0.5), ...rest }),
      )
  expect(turn({ deltaY: -300 })).toBe(true)
  expect(onZoomChange).not.toHaveBeenCalled()
  expect(turn({ deltaY: -300, ctrlKey: true })).toBe(false)
  const [zoom] = onZoomChange.mock.lastCall ?? []
  expect((zoom.from + zoom.to) / 2 / minute).toBeCloseTo(at(50) / minute, 0)
  expect(zoom.to - zoom.from).toBeLessThan(60 * minute)
})

test('keys zoom around the point that is read, say what is shown, and show all again', async () => {
  await show()
  await userEvent.click(chart)
  await userEvent.keyboard('{Home}+')
  await expect
    .element(page.getByText('Showing 2026-06-17 12:00 to 2026-06-17 12:50'))
    .toBeInTheDocument()
  await userEvent.keyboard('{End}')
  await expect.element(chart.getByRole('status')).toHaveTextContent('2026-06-17 12:50, Cars 50')
  await userEvent.keyboard('0')
  await expect
    .element(page.getByText('Showing 2026-06-17 12:00 to 2026-06-17 13:40'))
    .toBeInTheDocument()
})

test('buttons zoom too, and keep the focus', async () => {
  await show()
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  await zoomIn.click()
  await expect.element(zoomIn).toHaveFocus()
  await expect
    .element(page.getByText('Showing 2026-06-17 12:25 to 2026-06-17 13:15'))
    .toBeInTheDocument()
  await page.getByRole('button', { name: 'Reset zoom' }).click()
  await expect
    .element(page.getByText('Showing 2026-06-17 12:00 to 2026-06-17 13:40'))
    .toBeInTheDocument()
})

test('a product may keep what is shown', async () => {
  await show({ zoom: { from: at(10), to: at(20) } })
  await userEvent.click(chart)
  await userEvent.keyboard('{Home}')
  await expect.element(chart.getByRole('status')).toHaveTextContent('2026-06-17 12:10, Cars 10')
  await userEvent.keyboard('0{Home}')
  await expect.element(chart.getByRole('status')).toHaveTextContent('2026-06-17 12:10, Cars 10')
})

test('lines go on to the edges of what is shown', async () => {
  await show({ zoom: { from: at(10.5), to: at(12.5) } })
  const line = chart.element().querySelector('svg svg path[stroke]')?.getAttribute('d') ?? ''
  expect(line.match(/[ML]/g)).toHaveLength(4)
})

test('the scale, the table and files follow what is shown', async () => {
  await show({ zoom: { from: at(0), to: at(3) }, exportFormats: ['csv'] })
  await expect.element(chart.getByText('80')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show table' }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(page.getByRole('table').getByRole('row').elements()).toHaveLength(5)
  const { name, file } = await captureDownload(() =>
    page.getByRole('button', { name: 'CSV' }).click(),
  )
  expect((await file.text()).split('\r\n')).toHaveLength(6)
  expect(name).toBe('A chart - 2026-06-17.csv')
})
