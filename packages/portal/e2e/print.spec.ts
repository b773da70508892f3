import { listCallTickets, listDevices, listLocations, listSsids } from '@netportal/contract'
import type { Page } from '@playwright/test'
import { pdfPages } from './files.ts'
import { expect, read, signIn, test } from './portal.ts'

/** Controls, by what they say: none has a place on paper. */
const controls =
  /Dashboard|Reports|Logout|Export CSV|Previous|Next|Ticket Details|View Stats|History$|Auto-refresh|List View|Back to|Search/

/** Signs in, chooses the dark theme and finds a location with more devices than one sheet holds. */
async function openLocation(page: Page) {
  await signIn(page, 'multi')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  for (const location of await read(page, listLocations)) {
    const devices = await read(page, listDevices, { id: location.id })
    if (devices.length > 15) return { location, path: `/locations/${location.id}` }
  }
  throw new Error('No location has enough devices')
}

/** Prints a page and returns the text on the paper, sheet by sheet. */
async function print(page: Page): Promise<string[]> {
  return pdfPages(await page.pdf({ format: 'A4' }))
}

test('a page is printed without its controls, its table with a header on every sheet', async ({
  page,
}) => {
  const { location, path } = await openLocation(page)
  await page.goto(`${path}/devices`)
  await expect(page.getByText(/\(from \d+ SSIDs\)/)).toBeVisible()
  const rows = await page
    .getByRole('row')
    .getByText(/^(..:){5}..$/)
    .allTextContents()
  expect(rows).toHaveLength(15)
  const sheets = await print(page)
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets[0]).toContain(`Device Overview: ${location.name}`)
  for (const sheet of sheets) {
    expect(sheet).toContain('MAC Address')
    expect(sheet).not.toMatch(controls)
  }
  for (const mac of rows) expect(sheets.join('')).toContain(mac)
})

test('on paper the theme is light, and charts are as narrow as it', async ({ page }) => {
  const { location, path } = await openLocation(page)
  const [ssid] = await read(page, listSsids, { id: location.id })
  await page.goto(`${path}/ssids/${encodeURIComponent(ssid?.wlan_id_api ?? '')}/stats`)
  const plot = page.getByRole('region', { name: 'Transfer Rates Over Time' }).locator('svg[width]')
  const widths = () =>
    plot.evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().width))
  await expect.poll(async () => Math.max(...(await widths()))).toBeGreaterThan(1000)
  const root = page.locator('html')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(root).toHaveCSS('color-scheme', 'light')
  expect(Math.max(...(await widths()))).toBeLessThan(700)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(root).toHaveCSS('color-scheme', 'dark')
  expect(Math.max(...(await widths()))).toBeGreaterThan(1000)
})

test('the paper is the ground', async ({ page }) => {
  const { path } = await openLocation(page)
  await page.goto(`${path}/devices`)
  await page.emulateMedia({ media: 'print' })
  const grounds = await page.getByRole('main').evaluate((main) => {
    const found = new Set<string>()
    for (let element = main.parentElement; element; element = element.parentElement) {
      found.add(getComputedStyle(element).backgroundColor)
    }
    return [...found]
  })
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)'])
})

test('an opened ticket is printed alone', async ({ page }) => {
  const { location, path } = await openLocation(page)
  const [ticket] = await read(page, listCallTickets, { id: location.id }, { days_past: 0 })
  const id = ticket?.calltek_ticket_id
  await page.goto(`${path}/tickets?days=0&ticket=${id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Network at the time' })).toBeVisible()
  const sheet = (await print(page)).join('')
  expect(sheet).toContain(`Details for Ticket #${id}`)
  expect(sheet).toContain('Call & Note History')
  expect(sheet).not.toContain('Call Center Tickets for')
  expect(sheet).not.toMatch(controls)
})
