/**
 * Builds `examples/consumer` outside this repository from packed libraries, and uses it in Chromium: what a product
 * that installs them would meet. `--keep` leaves the folder and says where it is.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, expect } from '@playwright/test'
import { preview } from 'vite'
import { launchOptions } from './browser.mjs'
import { packLibraries } from './packLibraries.mjs'
import { bin, env, root } from './setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'netportal-consumer-'))
const pnpm = (...args) =>
  execFileSync(join(bin, 'pnpm'), args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

try {
  cpSync(join(root, 'examples/consumer'), folder, { recursive: true })
  mkdirSync(join(folder, 'libraries'))
  packLibraries(['format', 'ui', 'charts'], join(folder, 'libraries'))
  pnpm('install', '--ignore-workspace', '--prefer-offline', '--no-lockfile')
  pnpm('run', 'build')
  pnpm('run', 'build:server')

  const { renderPage } = await import(pathToFileURL(join(folder, 'dist-server/serverRender.js')))
  expect(renderPage()).toContain('Garages')
  await usePage()
} finally {
  if (process.argv.includes('--keep')) console.log(`The built page: ${join(folder, 'dist')}`)
  else rmSync(folder, { recursive: true, force: true })
}

async function usePage() {
  const server = await preview({ root: folder, preview: { port: 0 }, logLevel: 'error' })
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'America/New_York' })
    const faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(server.resolvedUrls.local[0])

    const send = page.getByRole('button', { name: 'Send' })
    await expect(send).toHaveCSS('background-color', 'rgb(11, 107, 79)')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Georgia/)

    await page.getByRole('button', { name: 'Takings' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('=Arena')
    await expect(page.getByRole('row').last()).toContainText('Old Harbour')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const csv = readFileSync(await (await download).path(), 'utf8')
    expect(csv).toContain(`"'=Arena ""North"""`)

    const pdf = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()
    expect(
      readFileSync(await (await pdf).path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    await send.click()
    await expect(page.getByText('Please write a message.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill('Full')
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await send.click()
    await expect(page.getByText('Sent to 4 signs')).toBeVisible()

    await page.getByRole('button', { name: 'Use the dark theme' }).click()
    await expect(page.locator('body')).toHaveCSS('color-scheme', /dark/)
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
}
