import { listIncidents } from '@netportal/contract'
import { expect, read, signIn, test } from './portal.ts'

/** A site went dark in the night, guests called, and the manager opens the portal at seven. */
test('in three clicks: what happened, whom it touched, and whether it is over', async ({
  page,
}) => {
  await signIn(page, 'multi')
  await expect(page.getByRole('heading', { name: 'Since you last looked' })).toBeVisible()
  await expect(page.getByRole('button', { name: /access points? went down$/ })).toBeVisible()
  const open = page.getByRole('table', { name: 'Open Incidents' })
  const night = open.getByRole('link', { name: 'Incident at Hôtel du Centre' }).first()
  await expect(night).toBeVisible()

  await night.click()
  await expect(page).toHaveURL(/\/locations\/\d+\/incidents\/\d+-\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incident at Hôtel du Centre')
  await expect(page.getByText(/^It is not over: \d+ access points? (is|are) down$/)).toBeVisible()
  const calls = page.getByRole('table', { name: 'Calls During It and in the Half Hour After' })
  await expect(calls.getByText('No Wi-Fi at all in the room')).toBeVisible()
  // Rooms stay out of addresses.
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('401')
  await expect(calls.getByText('Cannot connect to guest Wi-Fi')).toHaveCount(0)
  expect(page.url()).not.toContain('401')

  // Somebody else may have called from that room, about something else.
  await calls
    .getByRole('row', { name: 'No Wi-Fi at all in the room' })
    .getByRole('link', { name: /^Ticket Details/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('No Wi-Fi at all in the room')
})

test('outages that nobody reported, and calls that no outage explains', async ({ page }) => {
  await signIn(page, 'multi')
  await page.getByRole('link', { name: 'All Incidents' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incidents')
  await page.getByLabel('Calls', { exact: true }).selectOption('Nobody called')
  await expect(page).toHaveURL(/calls=none/)
  const rows = page.getByRole('table', { name: 'Incidents' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await page.getByRole('tab', { name: 'Calls While the Network Was Well' }).click()
  await expect(page.getByText(/^Of [\d,]+ calls? in this period/)).toBeVisible()
})

test('somebody with one location has the news above its devices', async ({ page }) => {
  await signIn(page, 'single')
  await expect(page).toHaveURL(/\/devices$/)
  await expect(page.getByRole('heading', { name: 'Since you last looked' })).toBeVisible()
})

test('a table of access points keeps its state in the address', async ({ page }) => {
  await signIn(page, 'multi')
  const { results } = await read(page, listIncidents, {}, { state: 'open' })
  const largest = results.toSorted((a, b) => b.access_points - a.access_points)[0]
  await page.goto(`/locations/${largest?.location_id}/incidents/${largest?.id}`)
  const table = page.getByRole('table', { name: 'Access Points' })
  await page.getByRole('searchbox', { name: 'Search access points' }).fill('FL02')
  await expect(page).toHaveURL(/q=FL02/)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search access points' })).toHaveValue('FL02')
  await expect(table.getByRole('row').nth(1)).toContainText('FL02')
})
