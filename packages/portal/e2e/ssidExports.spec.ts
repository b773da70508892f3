import { extname } from 'node:path'
import { getSsidStats, getTransferMetrics, listLocations, listSsids } from '@netportal/contract'
import { addDays, formatDateTime, startOfDay, today } from '@netportal/format'
import type { Download, Page } from '@playwright/test'
import { bytesOf, csvRows, pdfText, pictureOf, withoutSpace } from './files.ts'
import { expect, read, signIn, test } from './portal.ts'

/** A viewer far from every location: an export's days are the viewer's, its times the location's. */
const viewerZone = 'America/Los_Angeles'
test.use({ timezoneId: viewerZone })

/**
 * Opens the stats of some network that is in use, over the last day, with nothing beside the lines: the files are
 * then those of the specification.
 */
async function openStats(page: Page) {
  await signIn(page, 'multi')
  const [location] = await read(page, listLocations)
  if (location === undefined) throw new Error('There is no location')
  const ssids = await read(page, listSsids, { id: location.id })
  const ssid = ssids.find(({ active }) => active)
  const name = ssid?.ssid_broadcast_name_api
  if (ssid === undefined || !name) throw new Error('No SSID is active and has a name')
  const path = `/locations/${location.id}/ssids/${encodeURIComponent(ssid.wlan_id_api)}/stats`
  await page.goto(`${path}?hide=incidents,calls`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Historical Stats: ${name}`)
  const end = today(new Date(), viewerZone)
  const days = { start: addDays(end, -1), end }
  const params = { id: location.id, ssid: ssid.wlan_id_api }
  return { location, name, days, params }
}

type Stats = Awaited<ReturnType<typeof openStats>>

/** Has a chart made into a file of each kind, all at once, and sees it through until the buttons are ready again. */
async function exportAll(page: Page, chart: string): Promise<Map<string, Download>> {
  const files = new Map<string, Download>()
  page.on('download', (file) => files.set(extname(file.suggestedFilename()), file))
  const list = page.getByRole('list', { name: `Export ${chart}` })
  const formats = ['PDF', 'CSV', 'PNG']
  for (const format of formats) await list.getByRole('button', { name: format }).click()
  const busy = list.getByRole('button', { name: 'Generating...' })
  await expect(busy).toHaveCount(formats.length)
  await expect(list.locator('[aria-busy=true]')).toHaveCount(formats.length)
  await expect.poll(() => files.size, { timeout: 40_000 }).toBe(formats.length)
  await expect(busy).toHaveCount(0)
  for (const format of formats) {
    await expect(list.getByRole('button', { name: format })).toBeEnabled()
  }
  return files
}

/** The points that an export covers: whole days on the location's clock, the first instant included or the last. */
function within<Point extends { time: string }>(
  points: Point[],
  { location, days }: Stats,
  included: 'start' | 'end',
) {
  const shift = included === 'start' ? 0 : 1
  const from = startOfDay(days.start, location.timezone) + shift
  const to = startOfDay(addDays(days.end, 1), location.timezone) + shift
  return points.filter(({ time }) => Date.parse(time) >= from && Date.parse(time) < to)
}

/** Each chart, and the rows that its CSV has to have by the API. */
const charts = [
  {
    chart: 'Connected Clients Over Time',
    rowsOf: async (page: Page, stats: Stats) => {
      const points = await read(page, getSsidStats, stats.params, { days_history: 3 })
      return within(points, stats, 'start').map(({ time, connected_client_count }) => ({
        ...pointCells(time, stats),
        Clients: String(connected_client_count ?? ''),
      }))
    },
  },
  {
    chart: 'Transfer Rates Over Time',
    rowsOf: async (page: Page, stats: Stats) => {
      const points = await read(page, getTransferMetrics, stats.params, { days_history: 3 })
      return within(points, stats, 'end').map((point) => ({
        ...pointCells(point.time, stats),
        'Download (Mbps)': String(point.transfer_rate_tx_mbps ?? ''),
        'Upload (Mbps)': String(point.transfer_rate_rx_mbps ?? ''),
        'Download (MB)': String(point.period_usage_tx_mb ?? ''),
        'Upload (MB)': String(point.period_usage_rx_mb ?? ''),
      }))
    },
  },
]

function pointCells(time: string, { location, name }: Stats) {
  return {
    Location: location.name,
    SSID: name,
    'Time (Local)': formatDateTime(time, location.timezone),
    Timezone: location.timezone,
  }
}

for (const { chart, rowsOf } of charts) {
  test(`'${chart}' is exported by the server as PDF, CSV and PNG`, async ({ page }) => {
    test.setTimeout(90_000)
    const stats = await openStats(page)
    const { location, name, days } = stats
    const files = await exportAll(page, chart)
    const fileOf = (extension: string) => {
      const file = files.get(extension)
      if (file === undefined) throw new Error(`No file is a ${extension}`)
      const title = `${chart} - ${location.name} - ${name} - ${days.start} to ${days.end}`
      expect(file.suggestedFilename()).toBe(`${title}${extension}`)
      return bytesOf(file)
    }

    const text = await pdfText(await fileOf('.pdf'))
    const period = `${days.start} to ${days.end}`
    for (const part of [chart, location.name, name, location.timezone, period]) {
      expect(text).toContain(withoutSpace(part))
    }

    const expected = await rowsOf(page, stats)
    const rows = csvRows(await fileOf('.csv'), Object.keys(expected[0] ?? {}).join(','))
    // Points go on arriving: the newest may have come after the file was made.
    expect(rows.length).toBeGreaterThan(20)
    expect(expected.length - rows.length).toBeLessThan(5)
    expect(rows).toEqual(expected.slice(0, rows.length))

    const picture = await pictureOf(page, await fileOf('.png'))
    // Twice a plot of 1000 × 350 in its frame, with title and legend above it.
    expect(picture.width).toBe(2 * (1000 + 2 * 24))
    expect(picture.height).toBeGreaterThan(2 * 350)
    expect(picture.height).toBeLessThan(2 * 600)
    expect(picture.ground).toBeGreaterThan((picture.width * picture.height) / 2)
    expect(picture.colored).toBeGreaterThan(1000)
  })
}
