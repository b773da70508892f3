import { expect, signIn, test } from './portal.ts'

test('mails about incidents are chosen, kept, and stopped', async ({ page }) => {
  await signIn(page, 'multi')
  await page.getByRole('link', { name: 'Incident mails' }).click()
  await expect(page.getByText('You get no mails about incidents.')).toBeVisible()
  await expect(page.getByText('Mails go to multi@demo.test.')).toBeVisible()

  await page.getByRole('button', { name: 'Choose Mails' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Locations').selectOption('Chosen locations')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please select at least one location.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Chosen locations' }).fill('Hôtel')
  await page.getByRole('option', { name: 'Hôtel du Centre' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your choices are saved.')).toBeVisible()
  await page.reload()
  const choices = page.getByRole('table', { name: 'Your Choices' })
  await expect(choices).toContainText('Hôtel du Centre')
  await expect(choices).toContainText('After 15 minutes')

  await page.getByRole('button', { name: 'Change' }).click()
  await dialog.getByRole('button', { name: 'Remove Choice 1' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Keep Editing' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You get no mails about incidents.')).toBeVisible()
})
