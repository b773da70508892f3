import { reportHistory, reportHistoryPage } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../auth/session.ts'
import { renderPortal } from '../../../testing/renderPortal.tsx'
import { adminReportsApi, reportsApi } from '../../../testing/reportsApi.ts'
import { type Answer, stubApi } from '../../../testing/stubApi.ts'

const call = (page: number) => `GET /api/v1/customers/7/scheduled-reports/?page=${page}`
const done = reportHistory.filter(({ status }) => status === 'SUCCESS').slice(0, 3)

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  session.set(null)
})

async function visit(answers: Record<string, Answer>, query = '?tab=history') {
  const asked = stubApi(answers)
  const { page } = await renderPortal(`/reports${query}`)
  const row = (text: string) => page.getByRole('row').filter({ hasText: text }).first()
  return { page, asked, row }
}

describe('the history', () => {
  it('says of each report what it was, when and how it went', async () => {
    const { page, row } = await visit(reportsApi)
    await expect.element(row('Weekly network health')).toBeVisible()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Report Name', 'Report Type', 'Initiated At', 'Completed At', 'Status', 'Download'])
    const weekly = row('Weekly network health')
    await expect.element(weekly).toHaveTextContent('2026-06-15 08:00')
    await expect.element(weekly).toHaveTextContent('Harbour Point Hotel2026-06-08 to 2026-06-14')
    await expect.element(row('Call Center Activity Report')).toHaveTextContent('On-Demand')
    await expect.element(row('Call Center Activity Report')).toHaveTextContent('12 locations')
    await expect.element(row('FAILURE')).toHaveTextContent('The report could not be made.')
    await expect
      .element(row('Daily down devices'))
      .toHaveTextContent('Not sent: all devices were online.')
  })

  it('keeps quiet about mails that arrived, and tells to whom on demand', async () => {
    const { row } = await visit(reportsApi)
    const weekly = row('Weekly network health')
    const sent = weekly.getByText('Sent to 3 recipients')
    await expect.element(sent).toBeVisible()
    await expect.element(weekly.getByText('it@hotel.example')).not.toBeVisible()
    await sent.click()
    await expect.element(weekly.getByText('it@hotel.example')).toBeVisible()
  })

  it('says at once who did not get a report, and why', async () => {
    const { row } = await visit(reportsApi)
    const partly = row('regional@hotle.example')
    await expect
      .element(partly)
      .toHaveTextContent('Not sent to regional@hotle.example: 550 5.1.1 No such mailbox')
    await expect
      .element(partly)
      .toHaveTextContent('Perhaps not sent to it@hotel.example: The connection broke')
    await expect.element(row('RETRY')).toHaveTextContent('Not yet sent to regional@hotel.example')
  })

  it('offers a file only where there is one', async () => {
    const { page } = await visit(reportsApi)
    await expect.element(page.getByRole('link', { name: 'Download' }).first()).toBeVisible()
    const links = page.getByRole('link', { name: 'Download' }).elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/media/reports/901/weekly-network-health.pdf',
      '/media/reports/900/data-usage-hôtel-du-centre.csv',
      '/media/reports/899/uptime-of-the-group.csv',
    ])
  })

  it('has a column for the customer where there are several', async () => {
    const { page } = await visit(adminReportsApi)
    await expect.element(page.getByRole('columnheader', { name: 'Customer' })).toBeVisible()
  })

  it('turns pages, and keeps to its ends', async () => {
    const pageOf = (page: number) => ({ json: reportHistoryPage(page, done, 2) })
    const { page, asked } = await visit({
      ...reportsApi,
      [call(1)]: pageOf(1),
      [call(2)]: pageOf(2),
    })
    await expect.element(page.getByText('Showing 1 - 2 of 3')).toBeVisible()
    const previous = page.getByRole('button', { name: 'Previous' })
    const next = page.getByRole('button', { name: 'Next' })
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await expect.element(page.getByText('Showing 3 - 3 of 3')).toBeVisible()
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    expect(asked.map(({ request }) => request)).toContain(call(2))
    await previous.click()
    await expect.element(page.getByText('Showing 1 - 2 of 3')).toBeVisible()
  })

  it('begins on the page of its address', async () => {
    const answers = { ...reportsApi, [call(2)]: { json: reportHistoryPage(2, done, 2) } }
    const { page } = await visit(answers, '?tab=history&page=2')
    await expect.element(page.getByText('Showing 3 - 3 of 3')).toBeVisible()
  })

  it('moves by itself while a report is under way, and not after', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { page, asked, row } = await visit(reportsApi)
    await expect.element(row('PENDING')).toBeVisible()
    const after = stubApi({ ...reportsApi, [call(1)]: { json: reportHistoryPage(1, done) } })
    const before = asked.length
    await vi.advanceTimersByTimeAsync(5000)
    await expect.element(row('PENDING')).not.toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked).toHaveLength(before)
    expect(after.map(({ request }) => request)).toEqual([call(1)])
    await expect.element(page.getByText('Showing 1 - 3 of 3')).toBeVisible()
  })

  it('keeps what is there when it cannot be read again, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { page, row } = await visit(reportsApi)
    await expect.element(row('PENDING')).toBeVisible()
    stubApi({ ...reportsApi, [call(1)]: 'offline' })
    await vi.advanceTimersByTimeAsync(5000)
    const note =
      'Note: A background refresh encountered an error. Displayed data might be outdated.'
    await expect.element(page.getByText(note)).toBeVisible()
    await expect.element(row('PENDING')).toBeVisible()
  })

  it('saves a file under its own name', async () => {
    const saved: string[] = []
    const { page, asked } = await visit({
      ...reportsApi,
      'GET /media/reports/901/weekly-network-health.pdf': { text: '%PDF' },
    })
    const link = page.getByRole('link', { name: 'Download Weekly network health' })
    await expect.element(link).toBeVisible()
    const click = HTMLAnchorElement.prototype.click
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (this.download === '') click.call(this)
      else saved.push(this.download)
    })
    await link.click()
    await expect.poll(() => saved).toEqual(['weekly-network-health.pdf'])
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer abc')
  })

  it('saves a file in place of opening a tab, which would lack the session', async () => {
    const path = 'GET /media/reports/901/weekly-network-health.pdf'
    const { page, asked } = await visit({ ...reportsApi, [path]: { text: '%PDF' } })
    const files = () => asked.filter(({ request }) => request === path)
    const link = page.getByRole('link', { name: 'Download Weekly network health' })
    await link.click({ button: 'right' })
    await link.click({ button: 'middle' })
    await expect.poll(files).toHaveLength(1)
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(files).toHaveLength(2)
    for (const { headers } of files()) expect(headers.get('authorization')).toBe('Bearer abc')
  })

  it('says when a file did not come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { page } = await visit(reportsApi)
    await page.getByRole('link', { name: 'Download Weekly network health' }).click()
    await expect
      .element(page.getByText('Failed to download the report. Please try again.'))
      .toBeVisible()
  })

  it('says so when there is nothing yet', async () => {
    const { page } = await visit({ ...reportsApi, [call(1)]: { json: reportHistoryPage(1, []) } })
    await expect.element(page.getByText('No reports yet.')).toBeVisible()
  })
})
