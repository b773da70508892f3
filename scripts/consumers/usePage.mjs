import { readFileSync } from 'node:fs'
import { chromium, expect } from '@playwright/test'
import { launchOptions } from '../browser.mjs'

/** Uses the parking console as a person does. Any error in the browser's console is a fault, a refused style too. */
export async function usePage(url) {
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'America/New_York' })
    const faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(url)
    const send = page.getByRole('button', { name: 'Send' })
    await wearsBrand(page, send)
    await leavesHostAlone(page)
    await sortsAndSaves(page)
    await sendsMessage(page, send)
    await turnsDark(page)
    expect(faults).toEqual([])
  } finally {
    await browser.close()
  }
}

/** Components are the same size in a host's page as in one that is all of the design system. */
export async function drawsAlike(url) {
  const browser = await chromium.launch(await launchOptions())
  try {
    const sizes = []
    for (const address of [url, `${url}?own-page`]) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(address)
      await expect(page.getByRole('row').last()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      sizes.push(await page.locator("main, main [class*='netportal__']").evaluateAll(readSizes))
    }
    expect(sizes[0].length).toBeGreaterThan(50)
    expect(sizes[0]).toEqual(sizes[1])
  } finally {
    await browser.close()
  }
}

function readSizes(elements) {
  return elements.map((element) => {
    // The layout's own: what turns, turns on.
    const { offsetWidth, offsetHeight, tagName, textContent } = element
    return `${tagName} ${textContent.slice(0, 20)} ${offsetWidth} × ${offsetHeight}`
  })
}

/** Checks that accent, corners, density and typeface of the product's theme have come. */
async function wearsBrand(page, send) {
  await expect(send).toHaveCSS('background-color', 'rgb(11, 107, 79)')
  await expect(send).toHaveCSS('border-radius', '10px')
  await expect(send).toHaveCSS('min-block-size', '28px')
  const title = page.getByRole('heading', { name: 'Garages', exact: true })
  await expect(title).toHaveCSS('font-family', /^Figtree/)
  await expect(title).toHaveCSS('word-spacing', '0px')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('600 16px Figtree'))).toBe(true)
}

/** Checks that elements outside of `ThemeRoot` look as browsers draw them, and those inside of one have its theme. */
async function leavesHostAlone(page) {
  await expect(page.locator('#host')).toHaveCSS('font-size', '32px')
  await expect(page.locator('#host')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('#host-list')).toHaveCSS('list-style-type', 'disc')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal')

  await expect(page.getByTestId('night')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByTestId('night')).toHaveCSS('background-color', 'rgb(14, 17, 21)')
  await expect(page.getByRole('main').locator('..')).toHaveCSS(
    'background-color',
    'rgb(246, 245, 241)',
  )
  // The product's own copy of the icons.
  const icon = page.getByRole('button', { name: /dark theme/ }).locator('svg')
  await expect(icon).toHaveCSS('inline-size', '16px')
}

async function sortsAndSaves(page) {
  await page.getByRole('button', { name: 'Takings' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('=Arena')
  await expect(page.getByRole('row').last()).toContainText('Old Harbour')
  const csv = await save(page, 'Export CSV')
  expect(csv.toString()).toContain(`"'=Arena ""North"""`)
  const pdf = (await save(page, 'PDF')).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+Figtree/)
  expect(pdf).not.toContain('InstrumentSans')
  expect((await save(page, 'PNG')).subarray(1, 4).toString()).toBe('PNG')
}

async function save(page, name) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).first().click()
  return readFileSync(await (await download).path())
}

async function sendsMessage(page, send) {
  await send.click()
  await expect(page.getByText('Please write a message.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Full')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await send.click()
  await expect(page.getByText('Sent to 4 signs')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCSS(
    'font-family',
    /Figtree/,
  )
}

async function turnsDark(page) {
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  const box = page.getByRole('main').locator('..')
  await expect(box).toHaveCSS('background-color', 'rgb(14, 17, 21)')
  await expect(page.locator('#host')).toHaveCSS('color', 'rgb(0, 0, 0)')
}
