import { limits } from '@netportal/contract'
import { fixtureNow, mixedDevices } from '@netportal/contract/fixtures'
import type { Browser } from '@playwright/test'
import { locationApi, locationCalls, locationPages } from '../src/testing/locationApi.ts'
import { expect, test } from './portal.ts'

/** Viewers far ahead and behind, and whose clocks change on other days, by an hour or by half of one. */
const zones = ['UTC', 'Pacific/Kiritimati', 'America/New_York', 'Australia/Lord_Howe']

/** A night in which the location's clocks are put back: 05:30Z and 06:30Z read the same there. */
const nightTimes = ['2026-11-01T03:00:00Z', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']
const nightTexts = ['2026-10-31 23:00', '2026-11-01 01:30 (-04:00)', '2026-11-01 01:30 (-05:00)']

const answers: Record<string, unknown> = {
  ...Object.fromEntries(
    Object.entries(locationApi()).flatMap(([call, answer]) =>
      typeof answer === 'object' && 'json' in answer ? [[call, answer.json]] : [],
    ),
  ),
  [locationCalls.location]: { id: 101, name: 'Harbour Point Hotel', timezone: 'US/Eastern' },
  [locationCalls.devices]: mixedDevices.map((device, index) => ({
    ...device,
    last_seen_api: nightTimes[index % nightTimes.length],
  })),
}

const pages = {
  ...locationPages,
  stats: `${locationPages.stats}?raw=1`,
  ticket: `${locationPages.tickets}?ticket=48213`,
}

/** Reads what each page says to a viewer in a zone, the charts' axes included. */
async function readAs(browser: Browser, timezoneId: string): Promise<Record<string, string>> {
  const context = await browser.newContext({ timezoneId, reducedMotion: 'reduce' })
  await context.addInitScript(() => {
    localStorage.setItem('access_token', 'abc')
    localStorage.setItem('token_type', 'Bearer')
  })
  await context.route('**/api/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    return route.fulfill({ json: answers[`${route.request().method()} ${pathname}${search}`] })
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(fixtureNow)
  const texts: Record<string, string> = {}
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address)
    await expect(page.getByText(/^Current Location: /)).toContainText('US/Eastern')
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    if (name === 'stats') {
      await expect(page.getByRole('list', { name: /^Export/ })).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Reset zoom' })).toHaveCount(2)
    }
    if (name === 'devices') {
      // The boxes wait for calls of their own.
      await expect(page.getByText('(from 9 SSIDs)')).toBeVisible()
      await expect(page.getByText('Closed Tickets (7 Days)')).toBeVisible()
    }
    // What cleans notes comes after the page.
    if (name === 'ticket') await expect(page.getByText('No content')).toBeVisible()
    const text = (await page.locator('main').textContent()) ?? ''
    // The days of an export are the viewer's, as its request has them.
    texts[name] = text.replace(/(?<=Their files hold whole days: )[^.]+/, '')
    expect(texts[name], name).not.toContain('Error: ')
  }
  await context.close()
  return texts
}

test('wherever the viewer is, times, days and axes are those of the location', async ({
  browser,
}) => {
  const [first = 'UTC', ...others] = zones
  const expected = await readAs(browser, first)
  for (const text of nightTexts) expect(expected.devices).toContain(text)
  expect(expected.stats).toContain(`${limits.ssidStatsDaysDefault} day`)
  for (const zone of others) expect(await readAs(browser, zone), zone).toEqual(expected)
})
