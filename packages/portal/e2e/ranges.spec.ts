import { listLocations } from '@netportal/contract'
import { expect, read, signIn, test } from './portal.ts'

/** A viewer far from the location: days are those of its clocks. */
test.use({ timezoneId: 'America/Los_Angeles' })

test('a quarter that is chosen for one page is shown on the others, and can be linked', async ({
  page,
}) => {
  await signIn(page, 'multi')
  const [location] = await read(page, listLocations)
  await page.goto(`/locations/${location?.id}/ssids`)
  await page
    .getByRole('link', { name: /^View Stats/ })
    .first()
    .click()
  const stats = page.getByLabel('View stats for last')
  await expect(stats).toHaveValue('1')
  await expect(
    page.getByText(/^The charts show the last 24 hours\. Their files hold/),
  ).toBeVisible()
  const option = await stats.getByRole('option', { name: /^This quarter/ }).textContent()
  const quarter = /\((\d{4}-Q\d)\)/.exec(option ?? '')?.[1] ?? ''
  await stats.selectOption(quarter)
  await expect(page).toHaveURL(new RegExp(`range=${quarter}`))
  await expect(page.getByText(/^Bands reach from the lowest/)).toBeVisible()

  await page.getByRole('link', { name: 'Tickets', exact: true }).click()
  await expect(page.getByLabel('View tickets for last')).toHaveValue(quarter)
  await page.reload()
  await expect(page.getByLabel('View tickets for last')).toHaveValue(quarter)
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await expect(page.getByLabel('Range')).toHaveValue(quarter)
  await page
    .getByRole('link', { name: /^View Details → .* is (Online|Offline)/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/history\\?range=${quarter}$`))

  await page.goto(`/locations/${location?.id}/tickets?range=yesterday&sort=room`)
  await expect(page.getByText(/yesterday.* is no range/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Tickets' })).toBeVisible()
})
