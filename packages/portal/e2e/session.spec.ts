import { listLocations } from '@netportal/contract'
import {
  expect,
  fillLogin,
  read,
  refusedRequest,
  revoke,
  signIn,
  storedSession,
  test,
} from './portal.ts'

test.describe('a session that the server has ended', () => {
  // The portal logs what it could not save, too.
  test.use({
    expectedComplaints: [[refusedRequest, /^Saving a schedule failed/], { scope: 'test' }],
  })

  test('ends in the portal with the next answer', async ({ page }) => {
    await signIn(page, 'multi')
    // All that this page asks for is there: the next answer is the next page's.
    await page.goto('/reports', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await revoke(page)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await storedSession(page)).toEqual([null, null])
  })

  test('is given up at once on a visit: one move, and no request after it', async ({ page }) => {
    await signIn(page, 'empty')
    // The page that is open already must have nothing left to ask for.
    await expect(page.getByText('No locations found for your account.')).toBeVisible()
    await revoke(page)
    const moves: string[] = []
    const requests: string[] = []
    page.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname))
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('/reports')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await storedSession(page)).toEqual([null, null])
    const calls = () => requests.filter((path) => path.startsWith('/api/'))
    const before = calls().length
    await page.waitForTimeout(500)
    expect(calls()).toHaveLength(before)
    expect(moves.filter((path) => path !== '/reports')).toEqual(['/login'])
    await signIn(page, 'multi')
    await expect(page).toHaveURL('/reports')
  })

  test('gives back what was being typed, after signing in, on the same page', async ({ page }) => {
    await signIn(page, 'multi')
    await page.goto('/reports?tab=scheduled')
    await page.getByRole('button', { name: 'Create New Schedule' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Schedule' })
    await dialog.getByLabel('Name').fill('Half typed')
    await dialog.getByLabel('Recipients').fill('duty@hotel.example')
    await revoke(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/login')
    await fillLogin(page, 'multi')
    await expect(page).toHaveURL('/reports?tab=scheduled')
    await expect(dialog.getByLabel('Name')).toHaveValue('Half typed')
    await expect(dialog.getByLabel('Recipients')).toHaveValue('duty@hotel.example')
  })
})

test('a stored token without a type is of the type Bearer', async ({ page }) => {
  await signIn(page, 'empty')
  await page.evaluate(() => localStorage.removeItem('token_type'))
  const call = page.waitForRequest('**/api/v1/users/me/')
  await page.reload()
  expect((await call).headers().authorization).toMatch(/^Bearer \S+$/)
})

test('signing out reaches the other tabs', async ({ page, context }) => {
  await signIn(page, 'multi')
  const locations = await read(page, listLocations)
  const other = await context.newPage()
  // A call under way there would rightly be refused, and the browser would complain of it.
  await other.goto('/dashboard', { waitUntil: 'networkidle' })
  await expect(other.getByRole('article')).toHaveCount(locations.length)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login', { timeout: 1000 })
  for (const { name } of locations) await expect(other.getByText(name)).toHaveCount(0)
})

test('going back after signing out shows nothing of it', async ({ page }) => {
  await signIn(page, 'multi')
  const locations = await read(page, listLocations)
  await expect(page.getByRole('article')).toHaveCount(locations.length)
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page).toHaveURL('/reports')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()

  const log = await page.evaluateHandle(() => {
    const added: string[] = []
    const observe = (records: MutationRecord[]) => {
      for (const record of records) {
        for (const node of record.addedNodes) added.push(node.textContent ?? '')
        if (record.type === 'characterData') added.push(record.target.textContent ?? '')
      }
    }
    new MutationObserver(observe).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return added
  })
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  const painted = (await log.jsonValue()).join('\n')
  for (const { name } of locations) expect(painted).not.toContain(name)
  expect(painted).not.toContain('Locations Overview')
})
