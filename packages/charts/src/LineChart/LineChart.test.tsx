import { darkTheme, lightTheme, ThemeRoot } from '@netportal/ui'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { captureDownload } from '../testing/captureDownload.ts'
import { pixelsOf } from '../testing/pixels.ts'
import { samplePoints } from '../testing/samples.ts'
import { LineChart, type LineChartProps } from './LineChart.tsx'

const from = '2026-06-17T13:30:00Z'
const start = Date.parse(from)
const clients = { name: 'Clients', points: samplePoints({ from, days: 1 }) }
const download = { name: 'Download', points: samplePoints({ from, days: 1, peak: 140, seed: 1 }) }
const upload = { name: 'Upload', points: samplePoints({ from, days: 1, peak: 38 }), color: 3 }

async function show(props: Partial<LineChartProps> = {}, widthPx = 900, theme = lightTheme) {
  return render(
    <ThemeRoot theme={theme}>
      <div style={{ inlineSize: widthPx }}>
        <LineChart title="A chart" series={[clients]} timeZone="UTC" {...props} />
      </div>
    </ThemeRoot>,
  )
}

const chart = page.getByRole('application', { name: 'A chart' })
/** Reads the box beside the crosshair; it is unseen until something is pointed at. */
const tooltip = () => {
  return chart.element().querySelector('[data-shown]:not(g)')?.textContent ?? null
}

/** Points at a share of the plot's width. */
function point(share: number, pointerType = 'mouse', type = 'pointermove') {
  const area = chart.element().getBoundingClientRect()
  const left = 40
  const clientX = area.left + left + share * (area.width - left - 8)
  const init = { bubbles: true, pointerType, clientX, clientY: area.top + 100 }
  chart.element().dispatchEvent(new PointerEvent(type, init))
}

describe('pointing', () => {
  test('the mouse reads the point nearest to it', async () => {
    await show()
    point(0.5)
    const middle = clients.points[48]
    expect(tooltip()).toBe(`2026-06-18 01:30Clients${middle?.value}`)
  })

  test('reads original points, however many a pixel holds', async () => {
    const points = Array.from({ length: 25_921 }, (_, index) => ({
      time: start + index * 300_000,
      value: index % 1000,
    }))
    await show({ series: [{ name: 'Clients', points }] })
    await userEvent.click(chart)
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(tooltip()).toBe('2026-06-17 13:45Clients3')
    await userEvent.keyboard('{End}{ArrowLeft}')
    expect(tooltip()).toBe('2026-09-15 13:25Clients919')
  })

  test('a value that a series lacks is said to be missing', async () => {
    const gap = {
      name: 'Upload',
      points: [
        { time: start, value: 4 },
        { time: start + 6e5, value: null },
      ],
    }
    const whole = {
      name: 'Download',
      points: [
        { time: start, value: 1 },
        { time: start + 6e5, value: 2 },
      ],
    }
    await show({ series: [whole, gap] })
    point(1)
    expect(tooltip()).toBe('2026-06-17 13:40Download2UploadNo data')
  })

  test('goes when the mouse leaves', async () => {
    await show()
    point(0.5)
    point(0.5, 'mouse', 'pointerout')
    expect(tooltip()).toBeNull()
  })

  test('stays under a finger that is lifted, and is announced', async () => {
    await show()
    point(0.25, 'touch', 'pointerdown')
    point(0.25, 'touch', 'pointerout')
    const value = clients.points[24]?.value
    expect(tooltip()).toBe(`2026-06-17 19:30Clients${value}`)
    await expect
      .element(chart.getByRole('status'))
      .toHaveTextContent(`2026-06-17 19:30, Clients ${value}`)
  })

  test('keys announce, Escape and leaving the chart hide', async () => {
    await show()
    await userEvent.tab()
    await expect.element(chart).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const first = `2026-06-17 13:30, Clients ${clients.points[0]?.value}`
    await expect.element(chart.getByRole('status')).toHaveTextContent(first)
    await userEvent.keyboard('{Escape}')
    expect(tooltip()).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    expect(tooltip()).toMatch(/^2026-06-18 13:30/)
    await userEvent.tab()
    expect(tooltip()).toBeNull()
  })

  test('what is read stays when new figures come, and goes with what is out of sight', async () => {
    const { rerender } = await show({ period: { from: start, to: start + 172_800_000 } })
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowLeft}')
    const words = tooltip()
    const next = { time: start + 90_000_000, value: 7 }
    const drawn = (props: Partial<LineChartProps>) => (
      <ThemeRoot theme={darkTheme}>
        <div style={{ inlineSize: 900 }}>
          <LineChart title="A chart" series={[clients]} timeZone="UTC" {...props} />
        </div>
      </ThemeRoot>
    )
    await rerender(drawn({ series: [{ name: 'Clients', points: [...clients.points, next] }] }))
    expect(tooltip()).toBe(words)
    await rerender(drawn({ series: [{ name: 'Clients', points: [next] }] }))
    expect(tooltip()).toBeNull()
  })

  test('the tooltip never leaves the chart', async () => {
    await show({}, 320)
    const area = chart.element().getBoundingClientRect()
    for (const share of [0, 0.3, 0.59, 0.61, 1]) {
      point(share)
      const box = chart.element().querySelector('[data-shown]:not(g)')?.getBoundingClientRect()
      expect(box?.left).toBeGreaterThanOrEqual(area.left)
      expect(box?.right).toBeLessThanOrEqual(area.right)
    }
  })

  test('costs no look for the line under the pointer, while texts can be selected', async () => {
    await show()
    const pointable = (selector: string) =>
      [...chart.element().querySelectorAll(selector)].filter(
        (element) => getComputedStyle(element).pointerEvents !== 'none',
      ).length
    expect(chart.element().querySelectorAll('path').length).toBeGreaterThan(0)
    expect(pointable('path, rect, circle')).toBe(0)
    expect(pointable('svg text')).toBeGreaterThan(0)
  })

  test('writes over its texts from one reading to the next', async () => {
    await show()
    const texts = () => {
      const walker = document.createTreeWalker(chart.element(), NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (walker.nextNode()) found.push(walker.currentNode)
      return found
    }
    point(0.5)
    const before = texts()
    const words = tooltip()
    point(0.7)
    expect(tooltip()).not.toBe(words)
    expect(texts()).toEqual(before)
    expect(texts().every((text, place) => text === before[place])).toBe(true)
  })

  test('does not draw the chart again', async () => {
    await show()
    const plot = chart.element().querySelector('svg')
    const before = plot?.innerHTML
    let changes = 0
    const observer = new MutationObserver((records) => {
      changes += records.length
    })
    if (plot) observer.observe(plot, { subtree: true, childList: true, attributes: true })
    for (const share of [0.1, 0.4, 0.9]) point(share)
    await new Promise(requestAnimationFrame)
    expect(changes).toBe(0)
    expect(plot?.innerHTML).toBe(before)
  })
})

describe('the legend', () => {
  test('shows and hides series, whose scale follows', async () => {
    await show({ series: [download, upload] })
    const button = page.getByRole('button', { name: 'Download' })
    await expect.element(page.getByText('150')).toBeInTheDocument()
    await button.click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    await expect.element(page.getByText('150')).not.toBeInTheDocument()
    await expect.element(page.getByText('40', { exact: true })).toBeInTheDocument()
    await button.click()
    await expect.element(page.getByText('150')).toBeInTheDocument()
  })

  test('of a single series has nothing to press', async () => {
    await show({ hasTable: false })
    await expect.element(page.getByText('Clients').first()).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
})

describe('size', () => {
  test('fills its container and follows it', async () => {
    const screen = await show({}, 900)
    const width = () => chart.element().querySelector('svg')?.getBoundingClientRect().width
    expect(width()).toBe(900 - 42)
    const holder = screen.container.querySelector<HTMLElement>('[style*="inline-size"]')
    if (holder) holder.style.inlineSize = '500px'
    await expect.poll(width).toBe(500 - 42)
  })

  test('is the same while loading, failed, empty and ready', async () => {
    const heights = new Set<number>()
    for (const props of [
      { state: { status: 'loading' } },
      { state: { status: 'failed', message: 'Failed to fetch transfer metrics', retry: () => {} } },
      { series: [] },
      { series: [clients] },
    ] satisfies Partial<LineChartProps>[]) {
      const screen = await show({ ...props, hasTable: false })
      const stage = screen.container.querySelector('[style*="min-block-size"]')
      heights.add(stage?.getBoundingClientRect().height ?? 0)
      await screen.unmount()
    }
    expect([...heights]).toEqual([350])
  })
})

describe('files', () => {
  const rates: Partial<LineChartProps> = {
    title: 'Transfer Rates Over Time',
    series: [download, upload],
    place: 'Hôtel Łódź',
    timeZone: 'Europe/London',
    exportFormats: ['pdf', 'csv', 'png'],
  }

  test('a PNG is named after title, place and period, and light on a dark page too', async () => {
    await show(rates, 900, darkTheme)
    const { name, file } = await captureDownload(() =>
      page.getByRole('button', { name: 'PNG' }).click(),
    )
    expect(name).toBe('Transfer Rates Over Time - Hôtel Łódź - 2026-06-17 to 2026-06-18.png')
    const colors = (await pixelsOf(file)).colors()
    const [ground] = [...colors].toSorted(([, a], [, b]) => b - a)
    expect(ground?.[0]).toBe(lightTheme.color.surface.base)
    expect(colors.has(darkTheme.color.surface.base)).toBe(false)
    await expect.element(page.getByRole('button', { name: 'PNG' })).toBeEnabled()
  })

  test('a PNG of a phone is as large as its content needs', async () => {
    await show(rates, 320)
    const { file } = await captureDownload(() => page.getByRole('button', { name: 'PNG' }).click())
    const { width } = await pixelsOf(file)
    expect(width).toBe(760 * 2)
  })

  test('a PNG shows the series that are shown', async () => {
    await show(rates)
    await page.getByRole('button', { name: 'Upload' }).click()
    const { file } = await captureDownload(() => page.getByRole('button', { name: 'PNG' }).click())
    const colors = (await pixelsOf(file)).colors()
    expect(colors.get(lightTheme.chart.categorical[0])).toBeGreaterThan(1000)
    expect(colors.has(lightTheme.chart.categorical[3])).toBe(false)
  })

  test('a PDF begins as one', async () => {
    await show(rates)
    const { name, file } = await captureDownload(() =>
      page.getByRole('button', { name: 'PDF' }).click(),
    )
    expect(name).toBe('Transfer Rates Over Time - Hôtel Łódź - 2026-06-17 to 2026-06-18.pdf')
    expect(await file.slice(0, 5).text()).toBe('%PDF-')
  })

  test('a CSV has a line for each reading in the zone of the chart', async () => {
    await show(rates)
    const { file } = await captureDownload(() => page.getByRole('button', { name: 'CSV' }).click())
    const lines = (await file.text()).split('\r\n')
    expect(lines[0]).toBe('Time (Europe/London),Download,Upload')
    expect(lines[1]).toBe(
      `2026-06-17 14:30,${download.points[0]?.value},${upload.points[0]?.value}`,
    )
    expect(lines).toHaveLength(99)
  })

  test('nothing can be exported while there is no chart', async () => {
    await show({ ...rates, series: [] })
    await expect.element(page.getByRole('button', { name: 'PDF' })).toBeDisabled()
  })
})
