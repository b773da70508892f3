import { type Location, listLocations, listSsids, type Ssid } from '@netportal/contract'
import { addDays, today } from '@netportal/format'
import type { Download, Page } from '@playwright/test'
import { bytesOf, csvRows, pdfText, withoutSpace } from './files.ts'
import { expect, read, signIn, test } from './portal.ts'
import { type ReportCase, reportCases } from './reportFacts.ts'

/** Days that are over everywhere, so that nothing of them changes while this runs. */
const day = today(Date.now())
const period = { start: addDays(day, -6), end: addDays(day, -3) }

test('each report, in each of its formats, says what the API says', async ({ page, context }) => {
  await signIn(page, 'multi')
  const location = (await read(page, listLocations)).find(({ name }) => name === 'Hôtel du Centre')
  const ssid = (await read(page, listSsids, { id: location?.id ?? '' })).find(
    ({ active }) => active,
  )
  if (!location || !ssid) throw new Error('The demo has changed')
  const reports = await reportCases(page, location, ssid, period)

  const makeAll = async (tab: Page, kind: 'pdf' | 'csv') => {
    await tab.goto('/reports')
    for (const report of reports) {
      const format = report.formats[kind]
      if (format === undefined) continue
      await test.step(`${report.title}, ${format}`, async () => {
        const file = await makeReport(tab, report, format, location, ssid)
        expect(file.suggestedFilename()).toBe(
          `${report.title} - ${location.name} - ${period.start} to ${period.end}.${kind}`,
        )
        const bytes = await bytesOf(file)
        if (kind === 'pdf') await expectPdf(bytes, report, location)
        else expectCsv(bytes, report, location)
      })
    }
  }
  await Promise.all([makeAll(page, 'pdf'), makeAll(await context.newPage(), 'csv')])

  await page.goto('/reports?tab=history')
  const rows = page.getByRole('row').filter({ hasText: `${period.start} to ${period.end}` })
  await expect(rows).toHaveCount(10)
  await expect(rows.filter({ hasText: 'On-Demand' }).filter({ hasText: 'SUCCESS' })).toHaveCount(10)
})

/** Fills the form of a report's card, has the report made, and takes what the browser saves. */
async function makeReport(
  tab: Page,
  { title }: ReportCase,
  format: string,
  location: Location,
  ssid: Ssid,
): Promise<Download> {
  const card = tab.getByRole('article').filter({ hasText: title })
  await card.getByRole('button', { name: 'Generate Report' }).click()
  const dialog = tab.getByRole('dialog', { name: title })
  await dialog.getByLabel('Start Date').fill(period.start)
  await dialog.getByLabel('End Date').fill(period.end)
  const place = dialog.getByRole('combobox', { name: 'Location' })
  if (await place.isVisible()) await place.selectOption(location.name)
  else await dialog.getByRole('checkbox', { name: location.name, exact: true }).check()
  if (await dialog.getByRole('group', { name: 'SSIDs' }).isVisible()) {
    const name = ssid.ssid_broadcast_name_api ?? ''
    await dialog.getByRole('checkbox', { name }).first().check()
  }
  const choice = dialog.getByRole('radio', { name: format })
  if (await choice.isVisible()) await choice.check()

  const download = tab.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Generate Report' }).click()
  await expect(dialog.getByText('Report generated successfully!')).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  return download
}

async function expectPdf(bytes: Buffer, { facts }: ReportCase, location: Location): Promise<void> {
  const text = await pdfText(bytes)
  const cover = [
    `Location ${location.name}`,
    `Period ${period.start} to ${period.end}`,
    `Time zone ${location.timezone}`,
  ]
  for (const fact of [...cover, ...facts]) expect(text).toContain(withoutSpace(fact))
}

function expectCsv(bytes: Buffer, { header, facts, factsOf }: ReportCase, location: Location) {
  const rows = csvRows(bytes, header)
  for (const row of rows) {
    expect([row.Location, row.Timezone]).toEqual([location.name, location.timezone])
  }
  expect(factsOf(rows).toSorted()).toEqual(facts.toSorted())
}
