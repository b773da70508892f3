import { listCallTickets, listLocations } from '@netportal/contract'
import { expect, read, signIn, test } from './portal.ts'

/** A guest called in the dark night; somebody asks in the morning what happened there. */
test('what happened when room 214 called: one look, then all its calls, and the incident', async ({
  page,
}) => {
  await signIn(page, 'multi')
  const location = (await read(page, listLocations)).find(({ name }) => name === 'Hôtel du Centre')
  const id = location?.id ?? 0
  const tickets = await read(page, listCallTickets, { id }, { days_past: 0 })
  const call = tickets.find(
    ({ room, guest_name }) => room === '214' && guest_name === 'Guest',
  )?.calltek_ticket_id
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await page.goto(`/locations/${id}/tickets?days=0&ticket=${call}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^\d+ of 64 access points were down\.$/)).toBeVisible()
  await expect(dialog.getByText('This is a guess by their names.', { exact: false })).toBeVisible()
  const own = dialog.getByRole('listitem').filter({ hasText: 'FL02-RM214-AP' })
  await expect(own).toContainText('Named after the room')
  await expect(own).toContainText(/Offline.*since .* 23:0\d, back at .* 06:\d\d/)
  await expect(dialog.getByRole('table', { name: 'Access Points That Were Down' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Incident Since .* 23:04/ })).toBeVisible()

  await dialog.getByRole('link', { name: 'All Calls of Room 214' }).click()
  await expect(page).toHaveURL(/\/locations\/\d+\/room-calls$/)
  const calls = page.getByRole('table', { name: 'Calls of the Room' })
  const night = calls.getByRole('row').filter({ hasText: String(call) })
  await expect(night).toContainText('7 of 7 down')

  // By keyboard to another room; a reload finds it, and Back the first one.
  await page.getByRole('textbox', { name: 'Room', exact: true }).fill('0401')
  await page.keyboard.press('Enter')
  await expect(calls).toContainText('No Wi-Fi at all in the room')
  await expect(calls).toContainText('All 6 online')
  await page.reload()
  await expect(calls).toContainText('No Wi-Fi at all in the room')
  await page.goBack()
  await expect(night).toContainText('7 of 7 down')
  await night.getByRole('link', { name: /^Incident of Ticket/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incident at Hôtel du Centre')

  expect(asked.filter((url) => /[^\d]0?(214|401)([^\d]|$)/.test(url))).toEqual([])
  expect(page.url()).not.toContain('401')
})
