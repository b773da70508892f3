import {
  tickets as callTickets,
  clientCountSeries,
  incidentPage,
  pastIncident,
  ssids,
  transferMetricSeries,
} from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { advance } from '../../testing/advance.ts'
import { failures, sessionOver } from '../../testing/failures.ts'
import { locationApi, locationCalls, locationPages } from '../../testing/locationApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { savedFiles } from '../../testing/savedFiles.ts'
import { type Answer, type Asked, stubApi } from '../../testing/stubApi.ts'
import { tableOf } from '../../testing/tableOf.ts'
import { startedTask, statusAnswers, statusCall } from '../../testing/taskApi.ts'

const { clients, metrics, ssidNames } = locationCalls
const startClients = 'POST /api/v1/reports/ssid-client-count-export'
const startUsage = 'POST /api/v1/reports/ssid-data-usage-export'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  session.set(null)
})

async function open(answers: Parameters<typeof stubApi>[0] = {}, query = '') {
  const asked = stubApi({ ...locationApi(), ...answers })
  const portal = await renderPortal(`${locationPages.stats}${query}`)
  return { ...portal, asked, requests: () => asked.map(({ request }) => request) }
}

const text = () => document.body.textContent ?? ''

const noData = 'No data found for the selected period for this SSID.'

describe('the stats of an SSID', () => {
  it('show two charts by the clocks of the location', async () => {
    const { page } = await open()
    await expect
      .element(page.getByRole('heading', { name: 'Historical Stats: Guest-WiFi' }))
      .toBeVisible()
    await expect.element(page.getByText('All times are shown in Europe/London.')).toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: 'Connected Clients Over Time' }))
      .toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: 'Transfer Rates Over Time' }))
      .toBeVisible()
    const counts = page.getByRole('region', { name: 'Connected Clients Over Time' })
    const named = () => counts.getByText('Clients', { exact: true }).elements()
    // In the legend, on the axis, and in the table.
    await expect.poll(() => named().length).toBe(3)
    const rates = page.getByRole('region', { name: 'Transfer Rates Over Time' })
    await expect.element(rates.getByRole('button', { name: 'Download' })).toBeVisible()
    await expect.element(rates.getByRole('button', { name: 'Upload' })).toBeVisible()
    const choices = page.getByLabelText('View stats for last').element()
    expect([...choices.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '1 day',
      '3 days',
      '7 days',
      '30 days',
      '60 days',
      '90 days',
    ])
    await expect.element(page.getByLabelText('View stats for last')).toHaveValue('1')
    await page.getByRole('link', { name: 'Back to SSIDs' }).click()
    const list = 'Wireless Networks (SSIDs) for Harbour Point Hotel'
    await expect.element(page.getByRole('heading', { name: list })).toBeVisible()
  })

  it.each<[string, Answer, string]>([
    ['the list of SSIDs', { json: ssids }, 'Historical Stats: Guest-WiFi'],
    ['the id, when that fails', 'offline', 'Historical Stats: wlan-307'],
    ['the id, when it is not among them', { json: [] }, 'Historical Stats: wlan-307'],
  ])('know the name on a direct visit by %s', async (_, answer, title) => {
    const { page } = await open({ [ssidNames]: answer })
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  })

  it.each([
    [[], [], noData, 2],
    [
      [],
      transferMetricSeries({ days: 1 }),
      'No client count data found, but transfer metrics are available.',
      1,
    ],
    [
      clientCountSeries({ days: 1 }),
      [],
      "Client count data is available, but no transfer metrics found. This may indicate the metrics haven't been calculated yet.",
      1,
    ],
  ])('say which data are missing', async (counts, rates, message, emptyCharts) => {
    const { page } = await open({ [clients]: { json: counts }, [metrics]: { json: rates } })
    await expect.element(page.getByText(message)).toBeVisible()
    await expect
      .poll(() => text().split('No data available to display chart.').length - 1)
      .toBe(emptyCharts)
    await page.getByRole('button', { name: 'Show Raw Data Points' }).click()
    const table = page.getByRole('region', { name: 'Transfer Metrics Data Points' })
    const isEmpty = () => table.element().textContent?.includes(noData)
    await expect.poll(isEmpty).toBe(rates.length === 0)
  })

  it('count metrics that failed as none, and ask again for them', async () => {
    const { page } = await open({ [metrics]: { status: 500, json: {} } })
    await expect.element(page.getByText(/^Client count data is available/)).toBeVisible()
    stubApi(locationApi())
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText(/^Client count data/)).not.toBeInTheDocument()
    expect(document.activeElement).toBe(page.getByRole('heading', { level: 1 }).element())
  })

  it('show the raw data when asked to', async () => {
    const { page, query } = await open()
    await page.getByRole('button', { name: 'Show Raw Data Points' }).click()
    await expect
      .poll(() => tableOf('Transfer Metrics Data Points')[0])
      .toEqual([
        'Timestamp (Local)',
        'Download (Mbps)',
        'Upload (Mbps)',
        'Clients',
        'Period Usage (MB)',
      ])
    const latest = transferMetricSeries({ days: 1 }).at(-1)
    expect(tableOf('Transfer Metrics Data Points')[1]).toEqual([
      '2026-06-18 14:32',
      `${latest?.transfer_rate_tx_mbps?.toFixed(2)} Mbps`,
      `${latest?.transfer_rate_rx_mbps?.toFixed(2)} Mbps`,
      String(latest?.clients_connected),
      `${latest?.period_usage_tx_mb?.toFixed(2)} / ${latest?.period_usage_rx_mb?.toFixed(2)}`,
    ])
    await expect.poll(query).toBe('?raw=1')
    await page.getByRole('button', { name: 'Hide Raw Data Points' }).click()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  })

  it('keep the old period in sight while another one loads', async () => {
    const week = clients.replace('=1', '=7')
    const { page, query } = await open({ [week]: 'hangs', [metrics.replace('=1', '=7')]: 'hangs' })
    await expect.element(page.getByRole('list', { name: /^Export/ }).first()).toBeVisible()
    await page.getByLabelText('View stats for last').selectOptions('7 days')
    await expect.element(page.getByText('Loading updated stats...')).toBeVisible()
    await expect.element(page.getByRole('list', { name: /^Export/ }).first()).toBeVisible()
    await expect.poll(query).toBe('?days=7')
  })

  it('show the failure of a period, and not the data of the one before', async () => {
    const { page } = await open({ [clients.replace('=1', '=7')]: 'offline' })
    await expect.element(page.getByRole('list', { name: /^Export/ }).first()).toBeVisible()
    await page.getByLabelText('View stats for last').selectOptions('7 days')
    await expect
      .element(page.getByText('Error: An unknown error occurred while fetching data.'))
      .toBeVisible()
  })

  it('do not show the error of another SSID while they load', async () => {
    const other = locationPages.stats.replace('wlan-307', 'wlan-306')
    stubApi({
      ...locationApi(),
      [clients]: 'hangs',
      [clients.replace('wlan-307', 'wlan-306')]: { status: 404, json: { detail: 'No such SSID' } },
    })
    const { page } = await renderPortal(other)
    await expect.element(page.getByText('Error: No such SSID')).toBeVisible()
    await page.getByRole('link', { name: 'Back to SSIDs' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Guest-WiFi' })
    await row.getByRole('link', { name: 'View Stats' }).click()
    await expect.element(page.getByText('Loading SSID stats...')).toBeVisible()
    expect(text()).not.toContain('No such SSID')
  })
})

describe('incidents and calls in the charts', () => {
  const me = (...extras: string[]) => ({
    'GET /api/v1/users/me/': { json: { role: 'customer', extras } },
  })
  const tickets = locationCalls.tickets.replace('=7', '=1')
  const isIncidents = ({ request }: Asked) => request.includes('/incidents')
  /** Answers any question for incidents, whose address has a moment in it. */
  const withIncidents = (answer: Answer, more: Record<string, Answer> = {}) =>
    new Proxy<Record<string, Answer>>(
      { ...locationApi(), ...me('incidents'), [tickets]: { json: callTickets }, ...more },
      { get: (known, name: string) => (name.includes('/incidents?') ? answer : known[name]) },
    )
  const openWith = async (answers: Parameters<typeof stubApi>[0], query = '') => {
    const asked = stubApi(answers)
    return { ...(await renderPortal(`${locationPages.stats}${query}`)), asked }
  }
  const found = { json: incidentPage([pastIncident]) }

  it('are switched in the legend of both charts, and stay so in the address', async () => {
    const { page, query, asked } = await openWith(withIncidents(found))
    const rates = page.getByRole('region', { name: 'Transfer Rates Over Time' })
    const counts = page.getByRole('region', { name: 'Connected Clients Over Time' })
    await rates.getByRole('button', { name: 'Calls' }).click()
    await expect.poll(query).toBe('?hide=calls')
    await expect
      .element(counts.getByRole('button', { name: 'Calls' }))
      .toHaveAttribute('aria-pressed', 'false')
    await counts.getByRole('button', { name: 'Show table' }).click()
    await expect
      .element(counts.getByRole('columnheader', { name: 'Incidents' }))
      .toBeInTheDocument()
    const { from } = Object.fromEntries(
      new URL(asked.find(isIncidents)?.request.split(' ')[1] ?? '', location.href).searchParams,
    )
    expect(Math.abs(Date.now() - 86_400_000 - Date.parse(from ?? ''))).toBeLessThan(60_000)
  })

  it.each<[string, Answer]>([
    ['fail', { json: { detail: 'Broken' }, status: 500 }],
    ['do not come', 'hangs'],
  ])('leave the charts as they are when they %s', async (_, answer) => {
    const { page } = await openWith(withIncidents(answer, { [tickets]: answer }))
    await expect.element(page.getByRole('list', { name: /^Export/ }).first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Upload' })).toBeVisible()
  })

  it('are not asked for once they are switched off', async () => {
    const { page, asked } = await openWith(withIncidents(found), '?hide=incidents,calls')
    await expect.element(page.getByRole('button', { name: 'Calls' }).first()).toBeVisible()
    expect(asked.filter((one) => isIncidents(one) || one.request === tickets)).toEqual([])
  })

  it.each([
    [['incidents'], undefined],
    [['incidents', 'incident-history'], ['calls']],
  ])('are asked for in files where the API has %j', async (extras, annotations) => {
    const { page, asked } = await openWith(
      withIncidents(found, { ...me(...extras), [startClients]: startedTask }),
      '?hide=incidents',
    )
    await expect.element(page.getByRole('button', { name: 'Calls' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'CSV' }).first().click()
    const body = () => asked.find(({ request }) => request === startClients)?.body ?? '{}'
    await expect.poll(body).not.toBe('{}')
    expect(JSON.parse(body()).annotations).toEqual(annotations)
  })
})

describe('the export of a chart', () => {
  const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const

  async function start(answers: Parameters<typeof stubApi>[0], format: string, chart = 0) {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const portal = await open(
      { [startClients]: startedTask, [startUsage]: startedTask, ...answers },
      '?days=7',
    )
    const list = portal.page.getByRole('list', { name: /^Export/ }).nth(chart)
    await expect.element(list).toBeVisible()
    vi.useFakeTimers({ toFake: [...toFake], now: new Date('2026-06-18T14:30:00Z') })
    await list.getByRole('button', { name: format }).click()
    return {
      ...portal,
      logged,
      polls: () => portal.requests().filter((r) => r === statusCall).length,
    }
  }

  const sevenDays = {
    [clients.replace('=1', '=7')]: { json: clientCountSeries({ days: 1 }) },
    [metrics.replace('=1', '=7')]: { json: transferMetricSeries({ days: 1 }) },
  }
  const done = { state: 'SUCCESS', result: 'exports/9.png' }
  const isBusy = () => text().includes('Generating...') && busyButtons().length > 0
  const busyButtons = () => [...document.querySelectorAll('button[aria-busy="true"]')]

  it.each([
    [0, startClients, 'PDF', 'pdf'],
    [1, startUsage, 'CSV', 'csv'],
  ])('asks the server for it: chart %i', async (chart, call, button, format) => {
    const { asked } = await start({ ...sevenDays, [statusCall]: 'hangs' }, button, chart)
    await vi.waitFor(() => expect(asked.some(({ request }) => request === call)).toBe(true))
    const body: unknown = JSON.parse(asked.find(({ request }) => request === call)?.body ?? '')
    expect(body).toEqual({
      location_id: 101,
      location_name: 'Harbour Point Hotel',
      ssid_wlan_id_api: 'wlan-307',
      ssid_name: 'Guest-WiFi',
      start_date: '2026-06-11',
      end_date: '2026-06-18',
      export_format: format,
    })
  })

  it('asks every 5 seconds, saves the file, and can be asked for again 5 seconds later', async () => {
    const saved = savedFiles()
    const { polls } = await start(
      {
        ...sevenDays,
        [statusCall]: statusAnswers({ state: 'STARTED' }, done),
        'GET /media/exports/9.png': { text: 'PNG' },
      },
      'PNG',
    )
    expect(isBusy()).toBe(true)
    await advance(4900)
    expect(polls()).toBe(0)
    await advance(200)
    await advance(5000)
    await vi.waitFor(() => expect(saved).toEqual(['Grüne Aue — 東館.pdf']))
    expect(polls()).toBe(2)
    expect(busyButtons()).toHaveLength(1)
    await advance(5000)
    await vi.waitFor(() => expect(busyButtons()).toHaveLength(0))
  })

  const file = 'GET /media/exports/9.png'
  const withFile = { [statusCall]: { json: done } }
  const late = { json: { state: 'PENDING' } }
  const brokenFiles = failures.filter(({ name }) => /^(404|500|no answer)/.test(name))

  it.each<[string, string, Record<string, Answer>, number]>([
    ['Export failed', 'the task', { [statusCall]: { json: { state: 'FAILURE' } } }, 5100],
    ['Export timed out', 'its time', { [statusCall]: late }, 301_000],
    ...failures.map(({ name, answer }): [string, string, Record<string, Answer>, number] => [
      'Export failed',
      `its status: ${name}`,
      { [statusCall]: answer },
      5100,
    ]),
    ...brokenFiles.map(({ name, answer }): [string, string, Record<string, Answer>, number] => [
      'Export failed',
      `its file: ${name}`,
      { ...withFile, [file]: answer },
      5100,
    ]),
  ])(
    'says and logs "%s" for %s, and can be asked for again',
    async (message, _, answers, afterMs) => {
      const { page, polls, logged } = await start({ ...sevenDays, ...answers }, 'PDF')
      await advance(afterMs)
      vi.useRealTimers()
      await expect
        .element(page.getByRole('region', { name: 'Notifications' }))
        .toHaveTextContent(message)
      expect(logged).toHaveBeenCalledWith(message, expect.anything())
      expect(busyButtons()).toHaveLength(0)
      expect(polls()).toBeLessThanOrEqual(60)
    },
  )

  it.each([
    ['status', { [statusCall]: sessionOver }],
    ['file', { ...withFile, [file]: sessionOver }],
  ])('ends the session with a 401 to its %s', async (_, answers) => {
    const { address } = await start({ ...sevenDays, ...answers }, 'PDF')
    await advance(5100)
    vi.useRealTimers()
    await expect.poll(address).toBe('/login')
  })

  it('is asked about no more once the page is left', async () => {
    const { page, polls, logged } = await start(
      { ...sevenDays, [statusCall]: { json: { state: 'PENDING' } } },
      'PDF',
    )
    await advance(5100)
    expect(polls()).toBe(1)
    await page.getByRole('link', { name: 'Timeline' }).click()
    await advance(60_000)
    expect(polls()).toBe(1)
    expect(logged).not.toHaveBeenCalled()
  })
})
