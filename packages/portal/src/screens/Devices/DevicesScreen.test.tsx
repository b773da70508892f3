import { devices, mixedDevices, ssidSummary } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { locationApi, locationCalls, locationPages } from '../../testing/locationApi.ts'
import { harbourPoint } from '../../testing/remotes.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { savedFiles } from '../../testing/savedFiles.ts'
import { type Answer, stubApi } from '../../testing/stubApi.ts'
import { tableOf } from '../../testing/tableOf.ts'

const { devices: list, ssidsSummary, ticketsSummary, location } = locationCalls
const address = locationPages.devices
const note = 'Note: A background refresh encountered an error. Displayed data might be outdated.'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  session.set(null)
})

type Portal = Awaited<ReturnType<typeof renderPortal>>

const boxText = (portal: Portal, name: string) =>
  portal.page.getByRole('region', { name }).element().textContent ?? ''

const rowCount = () => Math.max(0, tableOf('Network Devices (APs) Details').length - 1)

describe('the device overview', () => {
  it('shows the network, the wireless networks and the tickets', async () => {
    stubApi(locationApi())
    const portal = await renderPortal(address)
    const { page } = portal
    await expect
      .element(page.getByRole('heading', { name: 'Device Overview: Harbour Point Hotel' }))
      .toBeVisible()
    await expect.element(page.getByText('(from 9 SSIDs)')).toBeVisible()
    const network = boxText(portal, 'Network Status')
    expect(network).toContain('Warning')
    expect(network).toContain('72.2%online')
    expect(network).toMatch(/13 Online.*2 Offline.*3 Unknown/)
    const wireless = boxText(portal, 'Wireless Networks')
    expect(wireless).toContain('318Connected Devices')
    expect(wireless).toContain('Total Download (24 h)184.62 GB')
    expect(wireless).toContain('Total Upload (24 h)41.07 GB')
    await expect.poll(() => boxText(portal, 'Tickets')).toContain('1Open Tickets')
    expect(boxText(portal, 'Tickets')).toContain('Closed Tickets (7 Days)14')
    const details = page.getByRole('link', { name: 'View Details' }).elements()
    expect(details.map((link) => link.getAttribute('href'))).toEqual([
      '/locations/101/ssids',
      '/locations/101/tickets',
    ])
  })

  it.each([
    [5, 'Counted 5 min ago'],
    [190, 'Counted 3 h ago, late'],
  ])('says how old the count of %d min ago is', async (minutes, text) => {
    const clients_counted_at = new Date(Date.now() - minutes * 60_000).toISOString()
    const json = { ...ssidSummary, clients_counted_at, count_interval_seconds: 3600 }
    stubApi({ ...locationApi(), [ssidsSummary]: { json } })
    const { page } = await renderPortal(address)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  it('has nothing but what is specified of an API that tells no more', async () => {
    const { total_connected_clients, total_tx_bytes, total_rx_bytes, ssid_count } = ssidSummary
    const json = { total_connected_clients, total_tx_bytes, total_rx_bytes, ssid_count }
    stubApi({ ...locationApi(), [ssidsSummary]: { json } })
    const portal = await renderPortal(address)
    await expect
      .poll(() => boxText(portal, 'Wireless Networks'))
      .toBe(
        'Wireless Networks318Connected DevicesTotal Download184.62 GBTotal Upload41.07 GB(from 9 SSIDs)View Details',
      )
    expect(portal.page.getByText(/Counted|No data since/).elements()).toEqual([])
  })

  it('lists the devices by the clocks of the location, 15 to a page', async () => {
    stubApi(locationApi())
    const { page } = await renderPortal(address)
    await expect.poll(rowCount).toBe(15)
    const [header, ...rows] = tableOf('Network Devices (APs) Details')
    expect(header).toEqual([
      'MAC Address',
      'Name',
      'Model',
      'Status',
      'IP Address',
      'Last Seen (Local)',
      'Actions',
    ])
    expect(rows).toContainEqual([
      '00:00:5E:00:53:32',
      'FL02-CORR-AP-02',
      'AP-450W',
      'Offline',
      '10.20.4.19',
      '2026-06-18 09:41',
      'History',
    ])
    expect(rows).toContainEqual([
      '00:00:5E:00:53:3E',
      'KITCHEN-AP-01',
      'AP-550',
      'Unknown',
      'N/A',
      'Never',
      'History',
    ])
    await expect.element(page.getByText('Showing 1 - 15 of 18')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'History' }).first())
      .toHaveAttribute('href', expect.stringMatching(/^\/locations\/101\/devices\/.+\/history$/))
  })

  it.each([
    ['Online', 13],
    ['Offline', 2],
    ['Unknown', 3],
  ])('looks for the devices that are %s', async (status, count) => {
    stubApi(locationApi())
    const portal = await renderPortal(address)
    await portal.page.getByRole('button', { name: `${count} ${status}` }).click()
    await expect.element(portal.page.getByRole('searchbox')).toHaveValue(status)
    await expect.poll(rowCount).toBe(count)
    await expect.poll(portal.query).toBe(`?q=${status}`)
  })

  it('says that there are no devices, and then nothing of their share', async () => {
    stubApi({ ...locationApi(), [list]: { json: [] } })
    const portal = await renderPortal(address)
    await expect.element(portal.page.getByText('No devices found for this location.')).toBeVisible()
    expect(boxText(portal, 'Network Status')).toMatch(/No dataN\/Aonline/)
  })

  it.each([
    [{ online: 199, offline: 1 }, 'Good99.5%'],
    [{ online: 1999, offline: 1 }, 'Good99.9%'],
    [{ online: 85, offline: 15 }, 'Good85.0%'],
    [{ online: 849, offline: 151 }, 'Warning84.9%'],
    [{ online: 70, offline: 30 }, 'Warning70.0%'],
    [{ online: 699, offline: 301 }, 'Critical69.9%'],
    [{ online: 5 }, 'Good100.0%'],
  ])('rates a network of %j', async (counts, text) => {
    stubApi({ ...locationApi(), [list]: { json: devices(counts) } })
    const portal = await renderPortal(address)
    // The shape of what comes has the same box and the same table.
    await expect.poll(() => boxText(portal, 'Network Status')).toContain(text)
  })

  it('saves its table under the name of the location', async () => {
    const saved = savedFiles()
    stubApi(locationApi())
    const { page } = await renderPortal(address)
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect.poll(() => saved).toEqual(['devices-Harbour Point Hotel.csv'])
  })

  it('restores page, order and search from the address', async () => {
    stubApi({ ...locationApi(), [list]: { json: devices({ online: 40, offline: 20 }) } })
    const { page } = await renderPortal(`${address}?q=online&sort=-mac&page=2`)
    await expect.element(page.getByText('Showing 16 - 30 of 40')).toBeVisible()
    await expect.element(page.getByRole('searchbox')).toHaveValue('online')
    expect(page.getByRole('columnheader', { name: 'MAC Address' }).element().ariaSort).toBe(
      'descending',
    )
  })

  it('finds an access point by its hardware address in another notation', async () => {
    const mac = mixedDevices[3]?.ap_mac_address ?? ''
    const dotted = mac
      .replaceAll(':', '')
      .replace(/(....)(?=.)/g, '$1.')
      .toLowerCase()
    stubApi(locationApi())
    const { page } = await renderPortal(`${address}?q=${dotted}`)
    await expect.element(page.getByText(mac)).toBeVisible()
    expect(page.getByRole('table').element().querySelectorAll('tbody tr')).toHaveLength(1)
  })

  it('keeps its state in the address, as a step that Back does not stop at', async () => {
    stubApi(locationApi())
    const portal = await renderPortal(address)
    await portal.page.getByRole('button', { name: 'Model' }).click()
    await portal.page.getByRole('button', { name: 'Model' }).click()
    await portal.page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(portal.query).toBe('?sort=-model&page=2')
    await portal.page.getByRole('searchbox').fill('ap')
    await expect.poll(portal.query).toBe('?sort=-model&q=ap')
  })
})

describe('the loading of the device overview', () => {
  it('asks for the location, then the devices, then the summaries', async () => {
    let arrive = () => {}
    const asked = stubApi({
      ...locationApi(),
      [list]: () =>
        new Promise<Answer>((resolve) => {
          arrive = () => resolve({ json: mixedDevices })
        }),
    })
    const { page } = await renderPortal(address)
    const order = () => asked.map(({ request }) => request).filter((r) => r.startsWith(location))
    await expect.poll(order).toEqual([location, list])
    await expect.element(page.getByText('Loading devices...')).toBeVisible()
    arrive()
    await expect.poll(order).toEqual([location, list, ssidsSummary, ticketsSummary])
  })

  it('shows 0 for a summary that failed, and that it is not known', async () => {
    const failing = { status: 500, json: {} }
    stubApi({ ...locationApi(), [ssidsSummary]: failing, [ticketsSummary]: 'offline' })
    const portal = await renderPortal(address)
    await expect.element(portal.page.getByText('Not loaded').nth(1)).toBeVisible()
    expect(boxText(portal, 'Wireless Networks')).toMatch(/0Connected Devices.*0 Bytes.*0 Bytes/)
    expect(boxText(portal, 'Wireless Networks')).toContain('(from 0 SSIDs)')
    expect(boxText(portal, 'Tickets')).toContain('0Open Tickets')
    expect(boxText(portal, 'Tickets')).toContain('Not loadedRetry')
    expect(portal.page.getByText(note).query()).toBeNull()

    stubApi(locationApi())
    await portal.page.getByRole('button', { name: 'Retry Wireless Networks' }).click()
    await expect.element(portal.page.getByText('(from 9 SSIDs)')).toBeVisible()
    await expect.element(portal.page.getByText('Not loaded')).toBeVisible()
    const box = portal.page.getByRole('region', { name: 'Wireless Networks' })
    expect(document.activeElement).toBe(box.getByRole('link').element())
    await portal.page.getByRole('button', { name: 'Retry Tickets' }).click()
    await expect.element(portal.page.getByText('Not loaded')).not.toBeInTheDocument()
  })
})

describe('the auto-refresh', () => {
  const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

  async function open(answers = locationApi()) {
    vi.useFakeTimers({ toFake: [...toFake], now: new Date('2026-06-18T13:32:00Z') })
    const asked = stubApi(answers)
    const portal = await renderPortal(`${address}?page=2`)
    await vi.waitFor(() => expect(document.body.textContent).toContain('(from 9 SSIDs)'))
    return { ...portal, asked: () => asked.filter(({ request }) => request === list).length }
  }

  const see = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('is on, and asks every 11 minutes, keeping the page and focus', async () => {
    const { page, asked } = await open()
    await expect
      .element(page.getByRole('checkbox', { name: 'Auto-refresh every 11 minutes' }))
      .toBeChecked()
    page.getByRole('searchbox').element().focus()
    const moved = mixedDevices.map((device) => ({ ...device, model_api: 'AP-900' }))
    stubApi({ ...locationApi(), [list]: { json: moved } })
    expect(asked()).toBe(1)
    await minutes(10.9)
    expect(document.body.textContent).not.toContain('AP-900')
    await minutes(0.2)
    await vi.waitFor(() => expect(document.body.textContent).toContain('AP-900'))
    expect(document.body.textContent).toContain('Showing 16 - 18 of 18')
    expect(document.body.textContent).toContain('Last updated: 2026-06-18 14:43')
    expect(document.activeElement).toBe(page.getByRole('searchbox').element())
  })

  it('does not ask when it is switched off', async () => {
    const { page, asked } = await open()
    await page.getByRole('checkbox').click()
    await minutes(30)
    expect(asked()).toBe(1)
  })

  it('moves the age of the count on, and asks anew whether the location is silent', async () => {
    const silent = { ...harbourPoint, no_data_since: '2026-06-18T09:12:00Z' }
    await open({ ...locationApi(), [location]: { json: silent } })
    expect(document.body.textContent).toContain('No data since 2026-06-18 10:12')
    expect(document.body.textContent).toContain('Counted 4 min ago')
    const heard = { ...silent, no_data_since: null }
    stubApi({ ...locationApi(), [location]: { json: heard }, [ssidsSummary]: 'hangs' })
    await minutes(11.1)
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('No data since'))
    expect(document.body.textContent).toContain('Counted 15 min ago, late')
  })

  it('pauses in a hidden tab, and catches up when it is seen again', async () => {
    const { asked } = await open()
    see(true)
    await minutes(40)
    expect(asked()).toBe(1)
    see(false)
    await vi.waitFor(() => expect(asked()).toBe(2))
    await minutes(10)
    expect(asked()).toBe(2)
    await minutes(1.1)
    await vi.waitFor(() => expect(asked()).toBe(3))
  })

  it('asks no more once the page is left', async () => {
    const { page, asked } = await open()
    await page.getByRole('link', { name: 'Timeline' }).click()
    await vi.waitFor(() => expect(document.body.textContent).toContain('Event Timeline for'))
    await minutes(12)
    expect(asked()).toBe(1)
  })

  it.each([list, ssidsSummary, ticketsSummary])(
    'keeps what is there when it fails, and says so: %s',
    async (call) => {
      await open()
      stubApi({ ...locationApi(), [call]: 'offline' })
      await minutes(11.1)
      await vi.waitFor(() => expect(document.body.textContent).toContain(note))
      expect(document.body.textContent).toContain('(from 9 SSIDs)')
      expect(rowCount()).toBe(3)
      const next = { ...ssidSummary, ssid_count: 7 }
      stubApi({ ...locationApi(), [ssidsSummary]: { json: next } })
      await minutes(11.1)
      await vi.waitFor(() => expect(document.body.textContent).toContain('(from 7 SSIDs)'))
      expect(document.body.textContent).not.toContain(note)
    },
  )
})
