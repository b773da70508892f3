import { readFile } from 'node:fs/promises'
import { type Location, listLocations } from '@netportal/contract'
import { addDays, formatDate } from '@netportal/format'
import type { Locator, Page } from '@playwright/test'
import { pdfText, withoutSpace } from './files.ts'
import { expect, read, signIn, test } from './portal.ts'

/** A schedule that is about to run: the location that it is about, and when. */
interface Due {
  location: Location
  due: Date
}

/** Creates a schedule that is due in a few seconds, so that the form is saved before. */
async function schedule(page: Page, name: string, customer?: number): Promise<Due> {
  await page.goto('/reports?tab=scheduled')
  await page.getByRole('button', { name: 'Create New Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Schedule' })
  await dialog.getByLabel('Name').fill(name)
  if (customer !== undefined) {
    await dialog.getByRole('combobox', { name: 'Customer' }).selectOption({ index: customer })
  }
  const chosen = await chosenText(dialog.getByRole('combobox', { name: 'Location' }))
  const location = (await read(page, listLocations)).find(({ name }) => name === chosen)
  if (!location) throw new Error('No location is chosen')
  await dialog.getByLabel('Frequency').selectOption('DAILY')
  await dialog.getByLabel('Recipients').fill(`${name.toLowerCase()}@hotel.example`)
  const due = new Date(Date.now() + 8000)
  await dialog.getByLabel('Time of Day').fill(due.toISOString().slice(11, 19))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Active')
  return { location, due }
}

/** Reads the choice that a form begins with: of few in a list, of many in a field to search in. */
async function chosenText(field: Locator): Promise<string | null | undefined> {
  await expect(field).not.toHaveValue('')
  return field.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent
    return element instanceof HTMLInputElement ? element.value : null
  })
}

/** Waits for the report of a schedule: its row in the history, and its mail, bring the same file. */
async function expectReport(page: Page, name: string, { location, due }: Due): Promise<void> {
  const yesterday = addDays(formatDate(due, location.timezone), -1)
  await page.getByRole('tab', { name: 'Scheduled History' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('SUCCESS', { timeout: 15_000 })
  }).toPass({ timeout: 240_000 })
  await expect(row).toContainText('Network Health Report')
  await expect(row).toContainText(yesterday)
  const file = await saved(page, () => row.getByRole('link', { name: 'Download' }).click())

  const receiver = `${name.toLowerCase()}@hotel.example`
  const mail = page.getByRole('row').filter({ hasText: receiver })
  await expect(async () => {
    await page.goto('/api/outbox')
    await expect(mail).toHaveCount(1, { timeout: 5000 })
  }).toPass()
  await mail.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}: ${yesterday}`)
  await expect(page.locator('pre')).toContainText(location.name)
  const attached = await saved(page, () => page.getByRole('link', { name: /\.pdf$/ }).click())
  expect(attached).toEqual(file)
  const text = await pdfText(attached)
  for (const fact of [`Location ${location.name}`, `Period ${yesterday}`, 'Mean uptime']) {
    expect(text).toContain(withoutSpace(fact))
  }
}

/** The bytes that the browser saves. */
async function saved(page: Page, click: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return readFile(await download.path())
}

test('a schedule of a customer runs, and its report is mailed', async ({ page }) => {
  await signIn(page, 'multi')
  const scheduled = await schedule(page, 'Customers-own')
  await expectReport(page, 'Customers-own', scheduled)
})

test('an administrator schedules for a customer', async ({ page }) => {
  await signIn(page, 'admin')
  const scheduled = await schedule(page, 'For-a-customer', 1)
  await expectReport(page, 'For-a-customer', scheduled)
})
