import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

const name = 'Run by hand'
const recipients = ['first-reader@hotel.example', 'second-reader@hotel.example']

async function createSchedule(page: Page): Promise<void> {
  await page.goto('/reports?tab=scheduled')
  await page.getByRole('button', { name: 'Create New Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Schedule' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Recipients').fill(recipients.join(', '))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

async function openRun(page: Page): Promise<Locator> {
  await page.goto('/reports?tab=scheduled')
  await page.getByRole('button', { name: `Run ${name}` }).click()
  return page.getByRole('dialog', { name: 'Run Schedule' })
}

/** The mails of the outbox to an address, by their subjects. */
async function mailsTo(page: Page, address: string): Promise<Locator> {
  await page.goto('/api/outbox')
  return page.getByRole('row').filter({ hasText: address }).getByRole('link')
}

test.use({ expectedComplaints: [/status of 409/] })

test('a schedule is run now, its mail read, and its row tells whom it reached', async ({
  page,
}) => {
  // Two reports are drawn, each in its turn.
  test.slow()
  await signIn(page, 'multi')
  await createSchedule(page)

  await (await openRun(page)).getByRole('button', { name: 'Send test mail to me' }).click()
  await expect(page.getByText('A test mail is on its way to you.')).toBeVisible()
  await page.getByRole('tab', { name: 'Scheduled History' }).click()
  const tested = page.getByRole('row').filter({ hasText: 'Sent to multi@demo.test' })
  await expect(tested).toContainText('On-Demand', { timeout: 30_000 })
  await expect(tested).toContainText('SUCCESS', { timeout: 30_000 })
  await (await mailsTo(page, 'multi@demo.test')).filter({ hasText: `Test: ${name}` }).click()
  await expect(page.getByText('This is a test that you asked for.')).toBeVisible()
  await expect(page.getByRole('link', { name: /\.pdf$/ })).toBeVisible()
  for (const address of recipients) await expect(await mailsTo(page, address)).toHaveCount(0)

  await (await openRun(page)).getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('The report is being made.')).toBeVisible()
  await page.getByRole('tab', { name: 'Scheduled History' }).click()
  // It moves by itself, from being made to having been mailed.
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByText('Sent to 2 recipients').click()
  await expect(row).toContainText('SUCCESS')
  for (const address of recipients) await expect(row.getByText(address)).toBeVisible()
  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: 'Download' }).click({ button: 'middle' })
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(page.context().pages()).toHaveLength(1)
  for (const address of recipients) {
    const mails = await mailsTo(page, address)
    await expect(mails).toHaveCount(1)
    await mails.click()
    await expect(page.getByRole('heading', { name: new RegExp(`^${name}: `) })).toBeVisible()
    await expect(page.getByRole('link', { name: /\.pdf$/ })).toBeVisible()
  }

  const again = await openRun(page)
  await again.getByRole('button', { name: 'Run now' }).click()
  await expect(again.getByRole('status')).toContainText('was mailed to all recipients already')
  for (const address of recipients) await expect(await mailsTo(page, address)).toHaveCount(1)
})
