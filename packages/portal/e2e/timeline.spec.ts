import { getGroupedTimeline, listIncidents } from '@netportal/contract'
import { expect, read, signIn, test } from './portal.ts'

/** A site was dark for a night: what were hundreds of lines is one, which opens. */
test('a night of a site is one entry, from which its access points are in reach', async ({
  page,
}) => {
  await signIn(page, 'multi')
  const { results } = await read(page, listIncidents, {}, { state: 'open' })
  const night = results.toSorted((a, b) => b.access_points - a.access_points)[0]
  await page.goto(`/locations/${night?.location_id}/timeline`)
  await expect(page.getByText(/^Showing 1 - 50 of [\d,]+ events$/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Group incidents and outages' }).check()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Incidents')
  await expect(page).toHaveURL(/\?grouped=1&kind=incident$/)
  await page.reload()

  const opens = page.getByRole('button', { name: /^\d+ access points \d+ of \d+ access points/ })
  await opens.first().focus()
  await page.keyboard.press('Enter')
  await expect(opens.first()).toHaveAttribute('aria-expanded', 'true')
  const entry = page.getByRole('listitem').filter({ has: opens.first() }).first()
  await expect(entry.getByRole('list').getByRole('listitem').first()).toContainText(
    /\d\d:\d\d to|since \d\d:\d\d/,
  )
  await entry.getByRole('list').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Status History: /)

  // The history of the access point leads to its incidents, and those to the others' histories.
  const own = page.getByRole('table', { name: 'Incidents' })
  await own
    .getByRole('link', { name: /^View Incident of/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/incidents\/\d+-\d+$/)
  await expect(page.getByRole('link', { name: /^History / }).first()).toBeVisible()
})

test('a date leads to what happened then, and Older to what was before', async ({ page }) => {
  await signIn(page, 'multi')
  const { results } = await read(page, listIncidents, {}, { state: 'open' })
  const id = results[0]?.location_id ?? ''
  const all = await read(page, getGroupedTimeline, { id }, { limit: 200 })
  const day = all.results[Math.floor(all.results.length / 4)]?.started_at.slice(0, 10) ?? ''
  await page.goto(`/locations/${id}/timeline?grouped=1`)
  await page.getByLabel('Jump to Date').fill(day)
  await expect(page).toHaveURL(new RegExp(`date=${day}`))
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(first).toContainText(/^\w+day, \d{4}-\d\d-\d\d$/)
  expect((await first.textContent())?.slice(-10).localeCompare(day)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page).toHaveURL(/after=\d+-\d-\d+/)
  await page.goBack()
  await expect(page).not.toHaveURL(/after=/)
})
