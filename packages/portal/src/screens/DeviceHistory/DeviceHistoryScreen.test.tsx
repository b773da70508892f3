import { historyDevice } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { locationApi, locationCalls, locationPages } from '../../testing/locationApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { savedFiles } from '../../testing/savedFiles.ts'
import { stubApi } from '../../testing/stubApi.ts'
import { tableOf } from '../../testing/tableOf.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

interface Case {
  now: string
  firstDiscovered?: string | null
  entries: { time: string; status: string | null }[]
  name?: string | null
}

async function open(
  { now, entries, firstDiscovered = null, name = 'LOBBY-AP-01' }: Case,
  search = '',
  extras: string[] = [],
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  stubApi({
    ...locationApi(),
    'GET /api/v1/users/me/': { json: { role: 'customer', extras } },
    [locationCalls.location]: { json: { id: 101, name: 'Test Site', timezone: 'UTC' } },
    [locationCalls.device]: {
      json: { ...historyDevice, device_name_api: name, first_discovered_at: firstDiscovered },
    },
    [locationCalls.deviceHistory]: { json: entries },
  })
  const portal = await renderPortal(`${locationPages.history}${search}`)
  await expect.element(portal.page.getByText('Loading device history...')).not.toBeInTheDocument()
  const text = (name: string) =>
    portal.page.getByRole('region', { name }).element().textContent ?? ''
  return {
    ...portal,
    stats: () => text('Overall Stats'),
    periods: () =>
      portal.page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
  }
}

const day = '2026-06-10'

describe('the status history', () => {
  it('lists the periods newest first, whatever the order in which they came', async () => {
    const { page, stats, periods } = await open({
      now: '2026-06-11T00:00:00Z',
      firstDiscovered: `${day}T00:00:00Z`,
      entries: [
        { time: `${day}T12:00:00Z`, status: 'Online' },
        { time: `${day}T00:00:00Z`, status: 'Online' },
        { time: `${day}T06:00:00Z`, status: 'Offline' },
      ],
    })
    await expect
      .element(page.getByRole('heading', { name: 'Status History: LOBBY-AP-01' }))
      .toBeVisible()
    expect(stats()).toContain('(Since: 2026-06-10 00:00)')
    expect(stats()).toContain('Uptime75.00% 18h 0m')
    expect(stats()).toContain('Downtime25.00% 6h 0m')
    const strip = page.getByRole('img', {
      name: 'Status since 2026-06-10 00:00: 1 offline period',
    })
    expect(strip.element().previousElementSibling?.textContent).toBe('OnlineOffline')
    expect(periods()).toEqual([
      'Online12h 0m (current)Start 2026-06-10 12:00End Now',
      'Offline6h 0m Start 2026-06-10 06:00End 2026-06-10 12:00',
      'Online6h 0m Start 2026-06-10 00:00End 2026-06-10 06:00',
    ])
  })

  it('counts what is not known neither as up nor as down, and lists it', async () => {
    const { stats, periods } = await open({
      now: '2026-06-11T00:00:00Z',
      firstDiscovered: `${day}T00:00:00Z`,
      entries: [
        { time: `${day}T00:00:00Z`, status: 'online' },
        { time: `${day}T06:00:00Z`, status: null },
        { time: `${day}T12:00:00Z`, status: 'ONLINE' },
      ],
    })
    expect(stats()).toContain('Uptime75.00%')
    expect(stats()).toContain('Downtime0.00%')
    expect(periods()[1]).toContain('Unknown6h 0m')
  })

  it('does not round an outage away', async () => {
    const { stats, periods } = await open({
      now: '2026-06-10T00:00:00Z',
      firstDiscovered: '2026-03-02T00:00:00Z',
      entries: [
        { time: '2026-03-02T00:00:00Z', status: 'Online' },
        { time: '2026-05-01T10:00:00Z', status: 'Offline' },
        { time: '2026-05-01T10:05:00Z', status: 'Online' },
      ],
    })
    expect(stats()).toContain('Uptime99.99% 99d 23h 55m')
    expect(stats()).toContain('Downtime0.01% 5m')
    expect(periods()[1]).toContain('Offline5m')
  })

  it('shows 100.00 where there was no outage', async () => {
    const { stats } = await open({
      now: '2026-06-10T00:00:00Z',
      firstDiscovered: '2026-03-02T00:00:00Z',
      entries: [{ time: '2026-03-02T00:00:00Z', status: 'Online' }],
    })
    expect(stats()).toContain('Uptime100.00% 100d 0h 0m')
  })

  it('has no shares without a date of discovery, and is called by its address without a name', async () => {
    const { page, stats } = await open({
      now: '2026-06-11T00:00:00Z',
      name: null,
      entries: [{ time: `${day}T00:00:00Z`, status: 'Online' }],
    })
    await expect
      .element(page.getByRole('heading', { name: 'Status History: 00:00:5E:00:53:32' }))
      .toBeVisible()
    expect(stats()).toContain('(Since: N/A)')
    expect(stats()).toContain('UptimeN/A')
    expect(stats()).not.toContain('NaN')
  })

  it('says that there is no history', async () => {
    const { page } = await open({ now: '2026-06-11T00:00:00Z', entries: [] })
    await expect.element(page.getByText('No status history found for this device.')).toBeVisible()
  })
})

describe('a share of uptime', () => {
  const entries = [
    { time: '2026-06-08T00:00:00Z', status: 'Offline' },
    { time: '2026-06-09T00:00:00Z', status: 'Offline' },
    { time: '2026-06-10T06:00:20Z', status: 'Online' },
    { time: '2026-06-10T12:00:00Z', status: 'rebooting' },
    { time: '2026-06-10T14:00:00Z', status: 'Online' },
  ]
  const history: Case = {
    now: '2026-06-11T00:00:00Z',
    firstDiscovered: `${day}T00:00:00Z`,
    entries,
  }

  it('opens the periods that it sums, which add up to the whole', async () => {
    const saved = savedFiles()
    const { page, query } = await open(history)
    await page.getByRole('button', { name: 'Uptime 66.64%' }).click()
    const dialog = page.getByRole('dialog', { name: 'Uptime: Since 2026-06-10 00:00' })
    await expect.element(dialog.getByRole('searchbox')).toHaveValue('Online')
    await expect.poll(query).toBe('?detail=lifetime&detail.q=Online')
    expect(tableOf('Totals')).toEqual([
      ['Status', 'Duration', 'Duration (s)', 'Share'],
      ['Online', '15h 59m', '57580', '66.64%'],
      ['Offline', '6h 0m', '21620', '25.02%'],
      ['Unknown', '2h 0m', '7200', '8.34%'],
      ['Total', '1d 0h 0m', '86400', '100.00%'],
    ])
    const rows = [
      ['Online', '2026-06-10 14:00', 'Now', '10h 0m', '36000', '41.67%'],
      ['Online', '2026-06-10 06:00', '2026-06-10 12:00', '5h 59m', '21580', '24.98%'],
    ]
    expect(tableOf('Periods').slice(1)).toEqual(rows)
    await dialog.getByRole('searchbox').fill('')
    await expect.poll(() => tableOf('Periods').length).toBe(5)
    const seconds = tableOf('Periods')
      .slice(1)
      .map((row) => Number(row[4]))
    expect(seconds.reduce((sum, length) => sum + length, 0)).toBe(86_400)
    await expect
      .element(dialog.getByText(/before discovery, 2 statuses, nothing counts but that the last/))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Export CSV' }).click()
    await expect.poll(() => saved).toEqual(['uptime-LOBBY-AP-01.csv'])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('button', { name: 'Uptime 66.64%' })).toHaveFocus()
    await expect.poll(query).toBe('')
  })

  it('of a range stands beside that of all time, and leaves out what was before discovery', async () => {
    const { page, stats } = await open(history, '?range=2026-06-09..2026-06-10', ['ranges'])
    expect(stats()).toContain('Uptime66.64%')
    const range = page.getByRole('region', { name: 'Stats for 2026-06-09 to 2026-06-10' })
    await expect.element(range.getByText('(2026-06-09 00:00 to now)')).toBeVisible()
    await expect
      .element(range.getByText(/unknown for 2h 0m, and not yet discovered for 1d 0h 0m/))
      .toBeVisible()
    await range.getByRole('button', { name: 'Downtime 25.02%' }).click()
    await expect
      .element(page.getByRole('dialog', { name: 'Uptime: 2026-06-09 00:00 to now' }))
      .toBeVisible()
    expect(tableOf('Totals').slice(-2)).toEqual([
      ['Before Discovery', '1d 0h 0m', '86400', 'Not counted'],
      ['Total', '2d 0h 0m', '172800', '100.00%'],
    ])
    expect(tableOf('Periods').slice(1)).toEqual([
      ['Offline', '2026-06-10 00:00', '2026-06-10 06:00', '6h 0m', '21620', '25.02%'],
    ])
  })

  it('is no button where there is none', async () => {
    const { page } = await open({ ...history, firstDiscovered: null })
    expect(page.getByRole('button', { name: /^Uptime/ }).query()).toBeNull()
  })
})

describe('the way to a history and back', () => {
  const open = async () => {
    stubApi(locationApi())
    const portal = await renderPortal(`${locationPages.devices}?q=AP-450W&sort=-name`)
    const row = portal.page.getByRole('row').filter({ hasText: 'FL02-CORR-AP-02' })
    await row.getByRole('link', { name: 'History' }).click()
    await expect
      .element(portal.page.getByRole('heading', { name: 'Status History: FL02-CORR-AP-02' }))
      .toHaveFocus()
    return portal
  }

  it.each(['Back of the browser', 'the link'])('by %s ends at the same row', async (way) => {
    const portal = await open()
    if (way === 'the link') await portal.page.getByRole('link', { name: 'Back to Devices' }).click()
    else portal.goBack()
    const row = portal.page.getByRole('row').filter({ hasText: 'FL02-CORR-AP-02' })
    await expect.element(row.getByRole('link', { name: 'History' })).toHaveFocus()
    await expect.poll(portal.query).toBe('?q=AP-450W&sort=-name')
  })

  it('leads to the devices from a history that was visited directly', async () => {
    stubApi(locationApi())
    const portal = await renderPortal(locationPages.history)
    await portal.page.getByRole('link', { name: 'Back to Devices' }).click()
    await expect.poll(portal.address).toBe(locationPages.devices)
  })
})
