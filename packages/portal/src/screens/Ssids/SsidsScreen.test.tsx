import type { Ssid } from '@netportal/contract'
import { ssids, unusualSsids } from '@netportal/contract/fixtures'
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
  session.set(null)
})

async function open(list: readonly Ssid[] = ssids, query = '') {
  const asked = stubApi({ ...locationApi(), [locationCalls.ssids]: { json: list } })
  const portal = await renderPortal(`${locationPages.ssids}${query}`)
  // The shape of what comes has a table, too.
  await expect.element(portal.page.getByText('Loading SSIDs...')).not.toBeInTheDocument()
  return { ...portal, asked }
}

/** The list, counted so many minutes ago, with one SSID that was counted at another time. */
const counted = (minutes: number, ofGuests = minutes) =>
  ssids.map((ssid) => ({
    ...ssid,
    counted_at: new Date(
      Date.now() - 60_000 * (ssid.wlan_id_api === 'wlan-307' ? ofGuests : minutes),
    ).toISOString(),
    count_interval_seconds: 3600,
  }))

const column = (index: number) =>
  tableOf('SSIDs')
    .slice(1)
    .map((row) => row[index])

describe('the list of SSIDs', () => {
  it('shows the active ones by name', async () => {
    const { page } = await open()
    const title = 'Wireless Networks (SSIDs) for Harbour Point Hotel'
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect
      .poll(() => tableOf('SSIDs')[0])
      .toEqual(['Broadcast Name (SSID)', 'WLAN Name (Internal)', 'Client Count', 'Actions'])
    expect(column(0)).toEqual([
      'Back-Office',
      'Conference-Level-Two-Exhibitors',
      'Digital-Signage',
      'Guest-Premium',
      'Guest-WiFi',
      'IoT-Rooms',
      'POS-Terminals',
      'Staff-Secure',
      'Test-Lab',
    ])
    expect(tableOf('SSIDs').at(-1)).toEqual(['Test-Lab', 'test-lab', 'N/A', 'View Stats'])
  })

  it('shows the inactive ones when asked to, marked', async () => {
    const { page, query } = await open()
    await page.getByRole('checkbox', { name: 'View Inactive SSIDs' }).click()
    await expect.poll(() => column(0)).toContain('Event-Temp-Spring (Inactive)')
    await expect.poll(query).toBe('?inactive=1')
    const name = page.getByText('Event-Temp-Spring').element()
    expect(name.closest('s')).not.toBeNull()
  })

  it('has no such choice where all are active', async () => {
    const { page } = await open(ssids.filter(({ active }) => active))
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(page.getByRole('checkbox').query()).toBeNull()
  })

  it('saves itself under the name of the location', async () => {
    const saved = savedFiles()
    const { page } = await open()
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect.poll(() => saved).toEqual(['ssids-Harbour Point Hotel.csv'])
  })

  it('puts missing counts last in both directions', async () => {
    const counts = [12, null, 3, undefined, 100]
    const list = counts.map((latest_client_count, id) => ({
      id,
      wlan_id_api: `w${id}`,
      ssid_broadcast_name_api: `N${id}`,
      active: true,
      latest_client_count,
    }))
    const { page } = await open(list)
    await page.getByRole('button', { name: 'Client Count' }).click()
    await expect.poll(() => column(2)).toEqual(['3', '12', '100', 'N/A', 'N/A'])
    await page.getByRole('button', { name: 'Client Count' }).click()
    await expect.poll(() => column(2)).toEqual(['100', '12', '3', 'N/A', 'N/A'])
  })
})

describe('the pie', () => {
  it('has a slice for each active SSID with clients', async () => {
    const { page } = await open()
    await expect
      .element(page.getByRole('heading', { name: 'Client Distribution by SSID' }))
      .toBeVisible()
    const panel = page.getByRole('region', { name: 'Client Distribution by SSID' })
    await expect.element(panel).toHaveTextContent('Conference-Level-Two-Exh…')
    await expect.element(panel).toHaveTextContent('Guest-WiFi12840.3%')
    await panel.getByRole('img', { name: /^Guest-WiFi/ }).hover()
    await expect.element(panel.getByText('128 clients')).toBeVisible()
    expect(panel.element().textContent).not.toContain('Test-Lab')
    expect(panel.element().textContent).not.toContain('Event-Temp-Spring')
  })

  it('says how old the counts are where the API tells, and marks one that is late', async () => {
    const { page } = await open(counted(5, 190))
    await expect.element(page.getByText('Counted 3 h ago, late').first()).toBeVisible()
    const marked = column(2).filter((count) => count?.includes('Counted'))
    expect(marked).toEqual(['Counted 3 h ago, late128'])
  })

  it('says nothing of their age where the API does not tell', async () => {
    const { page } = await open()
    await expect.element(page.getByRole('list', { name: /^Export/ })).toBeVisible()
    expect(page.getByText(/Counted|late$/).elements()).toEqual([])
  })

  it('says when no SSID has clients', async () => {
    const { page } = await open(ssids.map((ssid) => ({ ...ssid, latest_client_count: 0 })))
    await expect
      .element(page.getByText('No active clients on any SSID to display in chart.'))
      .toBeVisible()
  })

  it('never cuts a character in two', async () => {
    const { page } = await open(unusualSsids)
    await expect.element(page.getByRole('list', { name: /^Export/ })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/\uFFFD/)
    // A lone half of a character has no encoding.
    expect(() => encodeURIComponent(document.body.textContent ?? '')).not.toThrow()
  })
})

describe('the way to the stats', () => {
  it('keeps an id with a slash and a percent sign whole, and passes the name along', async () => {
    const { page, address, asked } = await open(unusualSsids)
    await page.getByRole('searchbox').fill('half')
    await page.getByRole('link', { name: 'View Stats' }).click()
    await expect.poll(address).toBe('/locations/101/ssids/50%25%2F5G/stats')
    const title = 'Historical Stats: Half & "half", 50%'
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    const requests = asked.map(({ request }) => request)
    expect(requests).toContain(
      'GET /api/v1/customer/locations/101/ssids/50%25%2F5G/stats?days_history=1',
    )
    expect(requests).not.toContain(locationCalls.ssidNames)
  })
})
