import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

// The browser logs each request that had no connection.
test.use({ expectedComplaints: [[/ERR_INTERNET_DISCONNECTED|ERR_FAILED/], { scope: 'test' }] })

const offline = (page: Page) => page.getByRole('group', { name: 'You are offline' })

test('a page that is opened without a connection goes on by itself when there is one', async ({
  page,
  context,
}) => {
  await signIn(page, 'multi')
  await expect(page.getByText('Last updated')).toBeVisible()
  await context.setOffline(true)
  await expect(offline(page)).toBeVisible()
  await page.getByRole('main').locator('a[href$="/devices"]').first().click()
  await expect(page).toHaveURL(/\/devices$/)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Device Overview: ./ })).toBeVisible()
  await expect(offline(page)).toBeHidden()

  await context.setOffline(true)
  await expect(page.getByRole('heading', { name: /^Device Overview: ./ })).toBeVisible()
  await page.getByRole('link', { name: 'Tickets', exact: true }).click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Call Center Tickets for ./ })).toBeVisible()
})

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
