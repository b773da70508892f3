import { expect, signIn, test } from './portal.ts'

test('last month of all hotels, two of them on a chart, and the worst of the quarter', async ({
  page,
}) => {
  await signIn(page, 'multi')
  await page.getByRole('link', { name: 'Months' }).click()
  const table = page.getByRole('table', { name: 'All Locations' })
  await expect(table.getByRole('row', { name: /Harbour Point Hotel/ })).toBeVisible()
  await expect(
    page.getByText(/^All \d+ days of .+, compared with all \d+ days of .+\.$/),
  ).toBeVisible()
  for (const name of [/Harbour Point Hotel/, /Station Square Hotel/]) {
    await table.getByRole('row', { name }).getByRole('checkbox').check()
  }
  await page.getByRole('button', { name: 'Compare on a Chart' }).click()
  await expect(page.getByRole('heading', { name: 'Uptime' })).toBeVisible()
  await expect(page).toHaveURL(/tab=compare.*sites=\d+%2C\d+/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Uptime' })).toBeVisible()
  await page.getByRole('tab', { name: 'Worst Access Points' }).click()
  await expect(page.getByRole('table', { name: 'Worst Access Points' })).toBeVisible()
})
