import { deviceStatus, getMoment, listDevices, listIncidents } from '@netportal/contract'
import { expect, read, signIn, test } from './portal.ts'

/** A viewer far from the location: moments stay those of its clocks. */
test.use({ timezoneId: 'America/Los_Angeles' })

test('an incident leads to its location as it stood, from change to change, and back to now', async ({
  page,
}) => {
  await signIn(page, 'multi')
  const { results } = await read(page, listIncidents, {}, { state: 'open' })
  const largest = results.toSorted((a, b) => b.most_down - a.most_down)[0]
  await page.goto(`/locations/${largest?.location_id}/incidents/${largest?.id}`)
  await page.getByRole('link', { name: 'View the Location Then' }).click()

  const strip = page.getByText(/^As it stood on /)
  await expect(strip).toBeVisible()
  const started = String(await strip.textContent()).slice('As it stood on '.length)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Device Overview: ${largest?.location_name}, ${started}`,
  )
  await expect(page).toHaveURL(new RegExp(`at=${encodeURIComponent(started.replace(' ', 'T'))}`))
  // Some were down by then, and not all of those that are now.
  const offline = page.getByRole('button', { name: /^[1-9]\d* Offline$/ })
  await expect(offline).toBeVisible()

  await page.getByRole('button', { name: 'Earlier Change' }).click()
  await expect(strip).not.toHaveText(`As it stood on ${started}`)
  await page.getByRole('button', { name: 'Later Change' }).click()
  await expect(strip).toHaveText(`As it stood on ${started}`)

  await page.getByRole('link', { name: 'Tickets', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Tickets Open Then' })).toBeVisible()
  await page.reload()
  await expect(strip).toHaveText(`As it stood on ${started}`)
  await page.getByRole('link', { name: 'Back to Now' }).click()
  await expect(page.getByLabel('View tickets for last')).toBeVisible()
  await expect(page).toHaveURL(/\/tickets$/)
})

test('now is a moment too, and says the same as the page of now', async ({ page }) => {
  await signIn(page, 'multi')
  const [incident] = (await read(page, listIncidents, {}, { state: 'open' })).results
  const params = { id: Number(incident?.location_id) }
  // The demo's network changes by itself now and then.
  await expect(async () => {
    const moment = await read(page, getMoment, params)
    const devices = await read(page, listDevices, params)
    expect(moment.devices.map(({ status }) => status)).toEqual(
      devices.map(({ current_status }) => deviceStatus(current_status)),
    )
  }).toPass()
})
