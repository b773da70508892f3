import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

/** Opens the form of a report. */
async function openForm(page: Page, title: string): Promise<Locator> {
  await page.goto('/reports')
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('button', { name: 'Generate Report' }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByLabel('Start Date')).toBeVisible()
  return dialog
}

/** Has a report made, and takes what the browser saves. */
async function generate(page: Page, dialog: Locator): Promise<Download> {
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Generate Report' }).click()
  const file = await download
  await expect(dialog.getByText('Report generated successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  return file
}

test('reports are made, saved and read, and stand in the history', async ({ page }) => {
  await signIn(page, 'multi')
  const uptime = await openForm(page, 'Device Uptime Report')
  const name = (await uptime.locator('label').filter({ hasText: /\S/ }).nth(2).textContent()) ?? ''
  await uptime.getByRole('checkbox', { name, exact: true }).check()
  const csv = await generate(page, uptime)
  expect(csv.suggestedFilename()).toMatch(/\.csv$/)
  const rows = (await readFile(await csv.path(), 'utf8')).split('\r\n')
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.join('\n')).toContain(name)

  const pdf = await generate(page, await openForm(page, 'Network Health Report'))
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
  const bytes = await readFile(await pdf.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('tab', { name: 'Scheduled History' }).click()
  const newest = page.getByRole('row').nth(1)
  await expect(newest).toContainText('On-Demand')
  await expect(newest).toContainText('Network Health Report')
  await expect(newest).toContainText('SUCCESS')
  const again = page.waitForEvent('download')
  await newest.getByRole('link', { name: 'Download' }).click()
  expect(await readFile(await (await again).path())).toEqual(bytes)
})

/** Creates a schedule that is due in a few seconds. */
async function schedule(page: Page, name: string, customer?: number): Promise<void> {
  await page.goto('/reports?tab=scheduled')
  await page.getByRole('button', { name: 'Create New Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Schedule' })
  await dialog.getByLabel('Name').fill(name)
  if (customer !== undefined) {
    await dialog.getByRole('combobox', { name: 'Customer' }).selectOption({ index: customer })
  }
  await dialog.getByLabel('Frequency').selectOption('DAILY')
  await dialog.getByLabel('Recipients').fill(`${name.toLowerCase()}@hotel.example`)
  const due = new Date(Date.now() + 4000).toISOString().slice(11, 19)
  await dialog.getByLabel('Time of Day').fill(due)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Active')
}

/** Waits for the report of a schedule, and for its mail. */
async function expectReport(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Scheduled History' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('SUCCESS', { timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await expect(row.getByRole('link', { name: 'Download' })).toBeVisible()
  await page.goto('/api/outbox')
  const mail = page.getByRole('row').filter({ hasText: `${name.toLowerCase()}@hotel.example` })
  await mail.getByRole('link').click()
  await expect(page.getByRole('link', { name: /\.pdf$/ })).toBeVisible()
}

test('a schedule of a customer runs, and its report is mailed', async ({ page }) => {
  await signIn(page, 'multi')
  await schedule(page, 'Customers-own')
  await expectReport(page, 'Customers-own')
})

test('an administrator schedules for a customer', async ({ page }) => {
  await signIn(page, 'admin')
  await schedule(page, 'For-a-customer', 1)
  await expectReport(page, 'For-a-customer')
})
