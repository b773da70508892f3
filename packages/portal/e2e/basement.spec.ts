import { expect, signIn, test } from './portal.ts'

// The browser logs each request that had no connection.
test.use({ expectedComplaints: [[/ERR_INTERNET_DISCONNECTED|ERR_FAILED/], { scope: 'test' }] })

test('code that could not be fetched is fetched again within the page', async ({ page }) => {
  await signIn(page, 'multi')
  await expect(page.getByText('Last updated')).toBeVisible()
  let isCut = true
  await page.route(/\/assets\/ReportsScreen-/, (route) =>
    isCut ? route.abort() : route.fallback(),
  )
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByText('This page could not be fetched yet.')).toBeVisible()
  isCut = false
  await expect(page.getByRole('heading', { name: 'Reports & Schedules' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
