import { getProfile, listDevices, listLocations } from '@netportal/contract'
import { authorization, expect, read, signIn, test } from './portal.ts'

test('a person signs in, sees real figures, changes the theme and signs out', async ({
  page,
  extras,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  const entries = await page.evaluate(() => history.length)
  await signIn(page, 'multi')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locations Overview')
  await expect(page).toHaveTitle('Locations Overview | Network Portal')
  expect(await page.evaluate(() => history.length)).toBe(entries)

  const locations = await read(page, listLocations)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(locations.length)
  const totals = page.locator('dl').filter({ hasText: 'Wireless Clients' })
  await expect(totals).toBeVisible({ timeout: 20_000 })
  let online = 0
  let offline = 0
  for (const { id, name } of locations) {
    const devices = await read(page, listDevices, { id })
    const statuses = devices.map(({ current_status }) => current_status?.trim().toLowerCase())
    const count = (status: string) => statuses.filter((other) => other === status).length
    online += count('online')
    offline += count('offline')
    const card = cards.filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(card).toContainText(`Online Devices${count('online')}`)
    await expect(card).toContainText(`Offline Devices${count('offline')}`)
  }
  await expect(totals).toContainText(`Online Devices${online}`)
  await expect(totals).toContainText(`Offline Devices${offline}`)

  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  const headers = await authorization(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  // When they looked last is kept for the next time, and says nothing of who they are.
  const left = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(left).sort()).toEqual(extras === 'shown' ? ['last_look', 'theme'] : ['theme'])
  expect(JSON.stringify(left)).not.toContain('@')
  const reuse = () => page.request.get(getProfile.path, { headers })
  await expect.poll(async () => (await reuse()).status()).toBe(401)
})

test('somebody with one location goes straight to it', async ({ page }) => {
  await page.goto('/login')
  const entries = await page.evaluate(() => history.length)
  await signIn(page, 'single')
  await expect(page).toHaveURL(/\/locations\/\w+\/devices$/)
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Devices' })).toHaveAttribute(
    'href',
    new URL(page.url()).pathname,
  )
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('somebody without locations is told so', async ({ page }) => {
  await signIn(page, 'empty')
  await expect(page.getByText('No locations found for your account.')).toBeVisible()
})

test('an address that does not exist leads back', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await signIn(page, 'multi')
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the configuration is asked for once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(asked.filter((path) => path === '/config.json')).toHaveLength(1)
})

test('a configuration that cannot be used is explained', async ({ page }) => {
  await page.route('/config.json', (route) => route.fulfill({ json: { apiBaseUrl: 7 } }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'The portal could not start' })).toBeVisible()
  await expect(page.getByText('config.json is not as expected: check apiBaseUrl.')).toBeVisible()
})
