import { getDeviceHistory, listDevices, listLocations, listSsids } from '@netportal/contract'
import type { Page } from '@playwright/test'
import { expect, read, signIn, test } from './portal.ts'

/** A viewer far from every location: times stay those of the location. */
test.use({ timezoneId: 'America/Los_Angeles' })

/** Signs in and finds a location that has an offline device. */
async function openLocation(page: Page) {
  await signIn(page, 'multi')
  for (const location of await read(page, listLocations)) {
    const devices = await read(page, listDevices, { id: location.id })
    const offline = devices.find(({ current_status }) => /^offline$/i.test(current_status ?? ''))
    if (offline) return { location, devices, offline, path: `/locations/${location.id}` }
  }
  throw new Error('No location has an offline device')
}

test('devices: search by status, a history and back to its row, reload', async ({ page }) => {
  const { location, devices, offline, path } = await openLocation(page)
  await page.goto(`${path}/devices`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Device Overview: ${location.name}`,
  )
  const band = page.getByText('Current Location:')
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: location.timezone,
    hour: '2-digit',
    minute: '2-digit',
  })
  await expect
    .poll(async () => {
      const text = await band.textContent()
      return (
        text ===
        `Current Location: ${location.name} | ${time.format(new Date())} (${location.timezone})`
      )
    })
    .toBe(true)
  await expect(page.getByText(/\(from \d+ SSIDs\)/)).toBeVisible()

  await page.getByRole('button', { name: /^\d+ Offline$/ }).click()
  await expect(page).toHaveURL(/\?q=Offline$/)
  const count = devices.filter(({ current_status }) =>
    /^offline$/i.test(current_status ?? ''),
  ).length
  await expect(page.getByText(`Showing 1 - ${Math.min(count, 15)} of ${count}`)).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: offline.ap_mac_address })
  await row.getByRole('link', { name: 'History' }).click()
  const name = offline.device_name_api ?? offline.ap_mac_address
  await expect(page.getByRole('heading', { name: `Status History: ${name}` })).toBeFocused()
  const history = await read(page, getDeviceHistory, {
    id: location.id,
    mac: offline.ap_mac_address,
  })
  expect(history.length).toBeGreaterThan(0)
  await expect(page.getByText('(current)')).toHaveCount(1)
  await expect(page.getByText(/^\(Since: \d{4}-\d\d-\d\d \d\d:\d\d\)$/)).toBeVisible()
  await page.getByRole('button', { name: /^Downtime/ }).click()
  const parts = page.getByRole('dialog', { name: /^Uptime: Since/ })
  await expect(parts.getByRole('searchbox')).toHaveValue('Offline')
  await expect(parts.getByText('Now', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(row.getByRole('link', { name: 'History' })).toBeFocused()
  await expect(page).toHaveURL(/\?q=Offline$/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('Offline')
  await expect(row).toBeVisible()
})

test('SSIDs: the pie, its file, and the stats of one with another period', async ({ page }) => {
  const { location, path } = await openLocation(page)
  await page.goto(`${path}/ssids`)
  const pie = page.getByRole('region', { name: 'Client Distribution by SSID' })
  const download = page.waitForEvent('download')
  await pie.getByRole('button', { name: 'PNG' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)

  const ssids = await read(page, listSsids, { id: location.id })
  const ssid = ssids.find(
    ({ active, ssid_broadcast_name_api }) => active && ssid_broadcast_name_api,
  )
  const name = ssid?.ssid_broadcast_name_api ?? ''
  const row = page.getByRole('row').filter({ hasText: name }).first()
  await row.getByRole('link', { name: 'View Stats' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Historical Stats: ')
  await expect(page.getByText(`All times are shown in ${location.timezone}.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Transfer Rates Over Time' })).toBeVisible()
  await page.getByLabel('View stats for last').selectOption('7')
  await expect(page).toHaveURL(/\?days=7$/)
  await page.getByRole('button', { name: 'Show Raw Data Points' }).click()
  await expect(page.getByRole('columnheader', { name: 'Timestamp (Local)' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('View stats for last')).toHaveValue('7')
  await expect(page.getByRole('button', { name: 'Hide Raw Data Points' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to SSIDs' }).click()
  await expect(page).toHaveURL(`${path}/ssids`)
})

test('tickets: details by keyboard and by link, a period in the address', async ({ page }) => {
  const { path } = await openLocation(page)
  await page.goto(`${path}/tickets`)
  await page.getByLabel('View tickets for last').selectOption('90')
  await expect(page).toHaveURL(/\?days=90$/)
  const button = page.getByRole('row').nth(1).getByRole('button', { name: 'Ticket Details' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Details for Ticket #/ })
  await expect(dialog).toBeVisible()
  const address = page.url()
  expect(address).toContain('ticket=')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.goto(address)
  await expect(dialog.getByText(/^Call & Note History \(\d+ calls, \d+ notes\)$/)).toBeVisible()
})

test('timeline: events lead to their details', async ({ page }) => {
  const { path } = await openLocation(page)
  await page.goto(`${path}/timeline`)
  const link = page.getByRole('link', { name: /^View Details/ }).first()
  const target = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new URL(target ?? '', page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
})

test('overview: the list and what stands behind its totals', async ({ page }) => {
  await signIn(page, 'multi')
  const totals = page.locator('dl').filter({ hasText: 'Wireless Clients' })
  await expect(totals).toBeVisible({ timeout: 20_000 })
  await totals.getByRole('button', { name: /^Offline Devices/ }).click()
  const offline = page.getByRole('dialog', { name: 'Offline Devices' })
  await expect(offline.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Escape')
  await totals.getByRole('button', { name: /^Open Tickets/ }).click()
  const open = page.getByRole('dialog', { name: 'Open Tickets' })
  await open.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/locations\/\w+\/tickets$/)
  await expect(open).toBeHidden()
  await page.goBack()
  await page.getByRole('checkbox', { name: 'List View' }).check()
  await expect(page).toHaveURL('/dashboard?list=1')
  // The incidents that are open have a table of their own.
  const table = page.getByRole('table', { name: 'Locations', exact: true })
  const list = page.locator('section').filter({ has: table })
  const file = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toBe('locations.csv')
})
