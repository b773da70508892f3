import { locations, offlineDevices, openTickets } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../auth/session.ts'
import { figureCalls, portalApi } from '../../testing/portalApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { savedFiles } from '../../testing/savedFiles.ts'
import { type Answer, stubApi } from '../../testing/stubApi.ts'
import { tableOf } from '../../testing/tableOf.ts'

const offlineCall = 'GET /api/v1/customer/offline-devices'
const ticketsCall = 'GET /api/v1/customer/open-tickets'
const [first] = locations

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  session.set(null)
})

const api = (): Record<string, Answer> => ({
  ...portalApi(3),
  [offlineCall]: { json: offlineDevices },
  [ticketsCall]: { json: openTickets },
})

async function open(answers: Record<string, Answer> = {}, query = '') {
  stubApi({ ...api(), ...answers })
  const portal = await renderPortal(`/dashboard${query}`)
  await expect.element(portal.page.getByText('Wireless Clients').first()).toBeVisible()
  return portal
}

type Portal = Awaited<ReturnType<typeof open>>

const total = ({ page }: Portal, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })

describe('the list of locations', () => {
  it('shows the figures of each, and leads to its devices', async () => {
    const portal = await open()
    await portal.page.getByRole('checkbox', { name: 'List View' }).click()
    const rows = [
      ['Location Name', 'Online Devices', 'Offline Devices', 'Wireless Clients', 'Open Tickets'],
      ['Airport Terminal Inn', '9', '1', '20', '3'],
      ['Harbour Point Hotel', '9', '1', '20', '3'],
      ['Hôtel du Centre', '9', '1', '20', '3'],
    ]
    await expect.poll(() => tableOf('Locations')).toEqual(rows)
    await expect.poll(portal.query).toBe('?list=1')
    await expect
      .element(portal.page.getByRole('link', { name: 'Harbour Point Hotel' }))
      .toHaveAttribute('href', `/locations/${first?.id}/devices`)
  })

  it.each([1280, 390])('asks again for a figure that failed, %i px wide', async (width) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(1280, 800))
    await open({ [figureCalls(first?.id ?? 0).clients]: 'offline' }, '?list=1')
    const failed = ['Harbour Point HotelRetry', '9', '1', 'N/A', '3']
    await expect.poll(() => tableOf('Locations')).toContainEqual(failed)
    const asked = stubApi(api())
    await page.getByRole('button', { name: 'Retry Harbour Point Hotel' }).click()
    const mended = ['Harbour Point Hotel', '9', '1', '20', '3']
    await expect.poll(() => tableOf('Locations')).toContainEqual(mended)
    expect(asked.map(({ request }) => request)).toEqual([figureCalls(first?.id ?? 0).clients])
    const name = page.getByRole('link', { name: 'Harbour Point Hotel' })
    expect(document.activeElement).toBe(name.element())
  })

  it('offers no Retry where it cannot help', async () => {
    const answer = { status: 404, json: {} }
    await open({ [figureCalls(first?.id ?? 0).clients]: answer }, '?list=1')
    const row = ['Harbour Point Hotel', '9', '1', 'N/A', '3']
    await expect.poll(() => tableOf('Locations')).toContainEqual(row)
  })

  it('saves itself as locations.csv', async () => {
    const saved = savedFiles()
    await open({}, '?list=1')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect.poll(() => saved).toEqual(['locations.csv'])
  })
})

describe('the totals', () => {
  it('are plain text where there is nothing behind them', async () => {
    const noTickets = { open_tickets_count: 0, closed_tickets_last_7_days_count: 0 }
    const answers = Object.fromEntries(
      locations.slice(0, 3).flatMap(({ id }): [string, Answer][] => [
        [figureCalls(id).devices, { json: [] }],
        [figureCalls(id).openTickets, { json: noTickets }],
      ]),
    )
    const portal = await open(answers)
    expect(total(portal, 'Offline Devices').query()).toBeNull()
    expect(total(portal, 'Open Tickets').query()).toBeNull()
  })
})

describe('the offline devices', () => {
  it('stand behind their total, each by the clocks of its location', async () => {
    vi.setSystemTime('2026-06-18T14:30:00Z')
    const saved = savedFiles()
    const portal = await open()
    const { page } = portal
    await total(portal, 'Offline Devices').click()
    const dialog = page.getByRole('dialog', { name: 'Offline Devices' })
    await expect.element(dialog.getByRole('table')).toBeVisible()
    await expect.poll(() => tableOf('Offline Devices').length).toBe(8)
    const [header, ...rows] = tableOf('Offline Devices')
    expect(header).toEqual([
      'Location',
      'Device Name',
      'MAC Address',
      'Model',
      'Status',
      'IP Address',
      'Last Seen (Local)',
    ])
    expect(rows[3]).toEqual([
      'Northgate Suites',
      'FL11-AP-02',
      '00:00:5E:00:53:83',
      'AP-450W',
      'Offline',
      '10.20.9.13',
      expect.stringMatching(/^2026-06-18 09:15\s*America\/New_York$/),
    ])
    expect(rows.at(-1)?.at(-1)).toBe('Never')
    await dialog.getByRole('button', { name: 'Export CSV' }).click()
    await expect.poll(() => saved).toEqual(['offline-devices-2026-06-18.csv'])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(total(portal, 'Offline Devices')).toHaveFocus()
  })

  it('can be asked for again when they failed', async () => {
    const portal = await open({ [offlineCall]: 'offline' })
    await total(portal, 'Offline Devices').click()
    const dialog = portal.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect
      .element(dialog.getByText('Failed to load offline devices. Please try again.'))
      .toBeVisible()
    stubApi(api())
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect.element(dialog.getByText('POOL-TERRACE-AP-01')).toBeVisible()
    const title = dialog.getByRole('heading', { name: 'Offline Devices' })
    expect(document.activeElement).toBe(title.element())
  })

  it('say for how long, and are found again as they were left', async () => {
    const told = offlineDevices.map((device, index) => ({
      ...device,
      offline_since: `2026-06-18T1${index}:00:00Z`,
      no_data_since: null,
    }))
    vi.setSystemTime('2026-06-18T20:30:00Z')
    const portal = await open({ [offlineCall]: { json: told } })
    await total(portal, 'Offline Devices').click()
    const dialog = portal.page.getByRole('dialog', { name: 'Offline Devices' })
    const sort = dialog.getByRole('button', { name: 'Offline For' })
    await sort.click()
    await sort.click()
    const search = dialog.getByRole('searchbox')
    await search.fill('BLOCK')
    const lengths = () =>
      tableOf('Offline Devices')
        .slice(1)
        .map((row) => row.at(-1))
    await expect.poll(lengths).toEqual(['6h 30m', '5h 30m', '4h 30m'])
    const asked = '?detail=offline-devices&detail.sort=-offlineFor&detail.q=BLOCK'
    await expect.poll(portal.query).toBe(asked)
    await dialog.getByRole('link', { name: 'BLOCK-A-AP-01' }).click()
    await expect.poll(portal.address).toMatch(/\/history$/)
    portal.goBack()
    await expect.poll(lengths).toEqual(['6h 30m', '5h 30m', '4h 30m'])
    await expect.element(search).toHaveValue('BLOCK')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(portal.query).toBe('')
  })

  it('may have come back meanwhile', async () => {
    const portal = await open({ [offlineCall]: { json: [] } })
    await total(portal, 'Offline Devices').click()
    await expect.element(portal.page.getByText('All devices are online!')).toBeVisible()
  })
})

describe('the open tickets', () => {
  it('stand behind their total, newest first, and lead to their location', async () => {
    vi.setSystemTime('2026-06-18T14:30:00Z')
    const saved = savedFiles()
    const portal = await open()
    await total(portal, 'Open Tickets').click()
    const dialog = portal.page.getByRole('dialog', { name: 'Open Tickets' })
    await expect.element(dialog.getByText(/^Tip: click a location name/)).toBeVisible()
    await expect.poll(() => tableOf('Open Tickets').length).toBe(8)
    const [header, newest] = tableOf('Open Tickets')
    expect(header).toEqual([
      'Location',
      'Ticket ID',
      'Date/Time (Local)',
      'Caller First Name',
      'Caller Last Name',
      'Room',
      'Issue',
      'Status',
    ])
    expect(newest?.slice(0, 3)).toEqual([
      'Hôtel du Centre',
      '48219',
      // Sorted by instant, which clocks of several zones do not show.
      expect.stringMatching(/^2026-06-18 14:50\s*Europe\/Paris$/),
    ])
    await dialog.getByRole('button', { name: 'Export CSV' }).click()
    await expect.poll(() => saved).toEqual(['open-tickets-2026-06-18.csv'])
    await dialog.getByRole('link', { name: 'Harbour Point Hotel' }).click()
    await expect.poll(portal.address).toBe(`/locations/${first?.id}/tickets`)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('lead to a ticket and back, with no name of a guest in the address', async () => {
    const portal = await open()
    await total(portal, 'Open Tickets').click()
    const dialog = portal.page.getByRole('dialog', { name: 'Open Tickets' })
    const [, ticket] = openTickets
    await dialog.getByRole('searchbox').fill(`${ticket?.last_name}`)
    await expect.poll(() => tableOf('Open Tickets').length).toBe(2)
    expect(portal.query()).toBe('?detail=open-tickets')
    await dialog.getByRole('link', { name: `${ticket?.calltek_ticket_id}` }).click()
    await expect.poll(portal.query).toBe(`?days=0&ticket=${ticket?.calltek_ticket_id}`)
    portal.goBack()
    await expect.element(dialog.getByRole('searchbox')).toHaveValue(`${ticket?.last_name}`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await total(portal, 'Open Tickets').click()
    await expect.element(dialog.getByRole('searchbox')).toHaveValue('')
  })

  it('can be asked for again when they failed', async () => {
    const portal = await open({ [ticketsCall]: { status: 500, json: { detail: 'Disk full' } } })
    await total(portal, 'Open Tickets').click()
    const dialog = portal.page.getByRole('dialog')
    await expect
      .element(dialog.getByText('Failed to load open tickets. Please try again.'))
      .toBeVisible()
    stubApi(api())
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect.element(dialog.getByText('48219')).toBeVisible()
  })

  it('may be closed meanwhile', async () => {
    const portal = await open({ [ticketsCall]: { json: [] } })
    await total(portal, 'Open Tickets').click()
    await expect.element(portal.page.getByText('No open tickets!')).toBeVisible()
  })
})
