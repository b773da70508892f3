import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

/** Canvas of the dark theme. */
const dark = [14, 17, 21]

test('a dark page is dark from its first frame', async ({ page, context }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()

  const frames: string[] = []
  const session = await context.newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.getElementById('root') !== null)
  const early = (await page.screenshot()).toString('base64')
  expect(await page.locator('#root').innerHTML()).toBe('')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible({ timeout: 20_000 })
  await session.send('Page.stopScreencast')

  expect(frames.length).toBeGreaterThan(0)
  const blank = await context.newPage()
  for (const frame of [early, ...frames]) expect(await cornerOf(blank, frame)).toEqual(dark)
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('the theme switches, as the other one has come while the page was idle', async ({
    page,
    context,
  }) => {
    const darkTheme = page.waitForResponse(/\/assets\/dark-[^/]*\.js$/)
    await signIn(page, 'single')
    await (await darkTheme).finished()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveCSS('background-color', `rgb(${dark.join(', ')})`)
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(246, 245, 241)')
  })
})

/** Colour of a picture's top left pixel. */
function cornerOf(page: Page, pngBase64: string): Promise<number[]> {
  return page.evaluate(async (data) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${data}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }, pngBase64)
}
