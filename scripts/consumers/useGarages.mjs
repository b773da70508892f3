import { chromium, expect } from '@playwright/test'
import { launchOptions } from '../browser.mjs'

/** Uses the page of garages as a person does. Any error in the browser's console is a fault, a refused style too. */
export async function useGarages(url) {
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(url)
    await expect(page.getByText('Showing 1 - 15 of 5000')).toBeVisible()

    await page.getByRole('searchbox').fill('hafen')
    await expect(page.getByText(/Showing 1 - 15 of (?!5000)/)).toBeVisible()
    await page.getByRole('table').getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('The garages were changed.')).toBeVisible()

    await plansClosure(page)
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Deutsch' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Parkhäuser' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Leistung' })).toBeVisible()
    expect(faults).toEqual([])
  } finally {
    await browser.close()
  }
}

async function plansClosure(page) {
  await page.getByRole('button', { name: 'Plan a closure', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Plan a closure' })
  await form.getByRole('button', { name: 'Plan' }).click()
  await expect(form.getByText('Please fill this in.')).toHaveCount(3)
  await form.getByRole('combobox', { name: 'Garages' }).fill('Wien Oper')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Next week' }).click()
  await form.getByRole('textbox', { name: 'Reason' }).fill('New paint')
  await form.getByRole('button', { name: 'Plan' }).click()
  await expect(page.getByText(/^Wien Oper \d+ will be closed\.$/)).toBeVisible()
}
