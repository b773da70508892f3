import { expect, test } from './portal.ts'

const account = 'large@demo.test'
const password = 'twelve wet umbrellas'

test('a lost password is replaced, from the request to signing in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await page.getByLabel('Email Address:').fill(account)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('status')).toContainText('a link is on its way')

  const mail = page.getByRole('row').filter({ hasText: account }).first()
  await expect(async () => {
    await page.goto('/api/outbox')
    await expect(mail).toBeVisible({ timeout: 5000 })
  }).toPass()
  await mail.getByRole('link').click()
  const link = await page.locator('a[href*="/reset-password/"]').getAttribute('href')
  await page.goto(new URL(link ?? '').pathname)

  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(password)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByText('Taking you to the login page...')).toBeVisible()
  await expect(page).toHaveURL('/login', { timeout: 5000 })

  await page.getByLabel('Email Address:').fill(account)
  await page.getByLabel('Password:').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Locations Overview' })).toBeVisible()
})
