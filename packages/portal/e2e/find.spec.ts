import { listDevices, listLocations } from '@netportal/contract'
import { expect, read, signIn, test } from './portal.ts'

test('an access point is found from anywhere by its address in another notation', async ({
  page,
}) => {
  await signIn(page, 'multi')
  const [location] = await read(page, listLocations)
  const [device] = await read(page, listDevices, { id: location?.id ?? '' })
  const mac = device?.ap_mac_address ?? ''
  const dotted = mac
    .replaceAll(':', '')
    .replace(/(....)(?=.)/g, '$1.')
    .toLowerCase()
  await page.goto('/reports')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Find' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  // Enter comes before the answer, as it does after pasting.
  await page.keyboard.insertText(dotted)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    new RegExp(`/locations/${location?.id}/devices/${encodeURIComponent(mac)}/history$`),
  )
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // The same tab of another location, and home by the logo.
  await page.getByRole('link', { name: 'SSIDs', exact: true }).click()
  await page.getByRole('button', { name: 'Switch location' }).click()
  const other = (await read(page, listLocations)).find(({ id }) => id !== location?.id)
  await page.keyboard.insertText(other?.name ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/locations/${other?.id}/ssids$`))
  await page.getByRole('link', { name: /, home$/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
