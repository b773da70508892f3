import type { Ticket } from '@netportal/contract'
import { hostileNotes, nightNetwork, roomCalls, tickets } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { locationApi, locationCalls, locationPages } from '../../testing/locationApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { savedFiles } from '../../testing/savedFiles.ts'
import { stubApi } from '../../testing/stubApi.ts'
import { tableOf } from '../../testing/tableOf.ts'

const allDays = locationCalls.tickets.replace('=7', '=0')

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

async function open(list: readonly Ticket[] = tickets, query = '') {
  stubApi({
    ...locationApi(),
    [locationCalls.tickets]: { json: list },
    [allDays]: { json: list },
  })
  const portal = await renderPortal(`${locationPages.tickets}${query}`)
  // The shape of what comes has a table, too.
  await expect.element(portal.page.getByText('Loading tickets...')).not.toBeInTheDocument()
  return portal
}

const byNumber = (number: string) => tickets.filter((one) => one.calltek_ticket_id === number)
const rowCount = () => tableOf('Tickets').length - 1

describe('the tickets of a location', () => {
  it('are listed newest first, by the clocks of the location', async () => {
    const { page } = await open()
    const title = 'Call Center Tickets for Harbour Point Hotel'
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.poll(rowCount).toBe(15)
    const [header, first] = tableOf('Tickets')
    expect(header).toEqual([
      'Ticket ID',
      'Date/Time (Local)',
      'Caller First Name',
      'Caller Last Name',
      'Room',
      'Issue',
      'Status',
      'Actions',
    ])
    expect(first).toEqual([
      '48213',
      '2026-06-18 11:42',
      'Guest',
      'Charlie',
      '214',
      'Slow speed in room',
      'Open',
      'Ticket Details',
    ])
    expect(tableOf('Tickets')[4]?.[4]).toBe('N/A')
    await expect.element(page.getByText('Showing 1 - 15 of 16')).toBeVisible()
  })

  it('reach back as far as chosen', async () => {
    const { page, query } = await open()
    const choice = page.getByLabelText('View tickets for last')
    await expect.element(choice).toHaveValue('7')
    const options = [...choice.element().querySelectorAll('option')]
    expect(options.map(({ textContent, value }) => [textContent, value])).toEqual([
      ['1 day', '1'],
      ['7 days', '7'],
      ['30 days', '30'],
      ['90 days', '90'],
      ['All Days', '0'],
    ])
    await choice.selectOptions('All Days')
    await expect.poll(query).toBe('?days=0')
    await expect.poll(rowCount).toBe(15)
  })

  it('are searched without a trace in the address', async () => {
    const portal = await open()
    await portal.page.getByRole('searchbox').fill('hohenlohe')
    await expect.poll(rowCount).toBe(1)
    await portal.page.getByRole('button', { name: 'Room' }).click()
    await expect.poll(portal.query).toBe('?sort=room')
    await expect.element(portal.page.getByRole('searchbox')).toHaveValue('hohenlohe')
    await portal.page.getByRole('button', { name: 'Ticket Details' }).click()
    await expect.element(portal.page.getByRole('dialog')).toBeVisible()
    expect(portal.query()).not.toContain('hohenlohe')
    portal.goBack()
    await expect.element(portal.page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(portal.page.getByRole('searchbox')).toHaveValue('hohenlohe')
  })

  it('are saved under the name of the location', async () => {
    const saved = savedFiles()
    const { page } = await open()
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect.poll(() => saved).toEqual(['tickets-Harbour Point Hotel.csv'])
  })

  it('may be none', async () => {
    const { page } = await open([])
    await expect.element(page.getByText('No tickets found for the selected period.')).toBeVisible()
  })
})

describe('the details of a ticket', () => {
  it('open from its row, name everything, and give focus back', async () => {
    const portal = await open()
    const button = portal.page.getByRole('row').nth(1).getByRole('button')
    await button.click()
    const dialog = portal.page.getByRole('dialog', { name: 'Details for Ticket #48213' })
    await expect.element(dialog.getByText('Ticket Summary')).toBeVisible()
    const summary = dialog.element().querySelector('dl')?.textContent
    expect(summary).toContain('CallerGuest Charlie')
    expect(summary).toContain('Room214')
    expect(summary).toContain('IssueSlow speed in room')
    expect(summary).toContain('SolutionNone provided')
    expect(summary).toContain('StatusOpen')
    expect(summary).toContain('Total Call Time1:02:18')
    expect(summary).toContain('Number of Calls2')
    await expect.element(dialog.getByText('Call & Note History (2 calls, 1 notes)')).toBeVisible()
    await expect.element(dialog.getByText('Signal reading good', { exact: false })).toBeVisible()
    const entries = dialog.element().querySelectorAll('ol > li')
    expect(entries[0]?.textContent).toMatch(
      /^1Call #1 \(Inbound\)2026-06-18 11:422026-06-18 11:5614:06Agent Agent 07Type InboundCaller type Guest/,
    )
    expect(entries[1]?.textContent).toMatch(/^2Note.*3:20.*Type NoteCaller type Internal/)
    await expect
      .poll(() => entries[2]?.textContent)
      .toMatch(/^3Call #2 \(Outbound\).*48:12.*No content$/)
    await expect.poll(portal.query).toBe('?ticket=48213')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await expect.poll(portal.query).toBe('')
  })

  it('open by a link, and close without leaving the page', async () => {
    const portal = await open(byNumber('48187'), '?ticket=48187')
    const dialog = portal.page.getByRole('dialog', { name: 'Details for Ticket #48187' })
    await expect.element(dialog).toHaveTextContent('RoomNot specified')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(portal.address()).toBe(locationPages.tickets)
  })

  it('say when there are no notes, be they none or left out', async () => {
    for (const number of ['48180', '48166', '48133']) {
      const { page } = await open(tickets, `?ticket=${number}&days=0`)
      const dialog = page.getByRole('dialog')
      await expect
        .element(dialog.getByText('No call notes available for this ticket.'))
        .toBeVisible()
      await expect.element(dialog.getByText('Call & Note History (0 calls, 0 notes)')).toBeVisible()
      expect(dialog.element().textContent).toContain('Total Call Time0:00')
      await page.unmount()
    }
  })

  it('keep the entries in order, and count calls by any spelling', async () => {
    const { page } = await open(tickets, '?ticket=48195&days=0')
    await expect.element(page.getByText('Call & Note History (2 calls, 2 notes)')).toBeVisible()
    const entries = page.getByRole('dialog').element().querySelectorAll('ol > li')
    expect(
      [...entries].map((entry) => entry.textContent?.match(/Call #\d \(\w+\)|Note/)?.[0]),
    ).toEqual(['Call #1 (Inbound)', 'Note', 'Call #2 (Outbound)', 'Note'])
    await expect.poll(() => entries[0]?.textContent).toMatch(/No content$/)
  })

  it('show hostile notes as words, and nothing of it reaches the page', async () => {
    const { page } = await open(tickets, '?ticket=48201&days=0')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Guest rebooted the phone')).toBeVisible()
    await expect.element(dialog.getByText('After the frame')).toBeVisible()
    const words = dialog.element().textContent
    expect(words).not.toContain('var a=1')
    expect(words).not.toContain('font-size')
    const harmful =
      'script, style, iframe, form, input, object, [onerror], [onbegin], [style*="fixed"]'
    const notes = dialog.element().querySelector('ol')
    expect(notes?.querySelectorAll('li')).toHaveLength(hostileNotes.length)
    expect(notes?.querySelector(harmful)).toBeNull()
    expect(notes?.querySelector('a[href^="javascript"]')).toBeNull()
  })

  it('lead to all days when the ticket is not among those shown', async () => {
    stubApi({
      ...locationApi(),
      [locationCalls.tickets]: { json: [] },
      [allDays]: { json: tickets },
    })
    const { page } = await renderPortal(`${locationPages.tickets}?ticket=48101`)
    await expect.element(page.getByText('Ticket #48101 is not among these tickets.')).toBeVisible()
    await page.getByRole('button', { name: 'View All Days' }).click()
    await expect
      .element(page.getByRole('dialog', { name: 'Details for Ticket #48101' }))
      .toBeVisible()
  })
})

describe('an API that says more of a ticket', () => {
  const profile = 'GET /api/v1/users/me/'
  const networkOf = 'GET /api/v1/customer/tickets/7001/network'
  const announced = { json: { role: 'customer', extras: ['ticket-network', 'rooms'] } }
  const fails = { json: { detail: 'Disk full' }, status: 500 }

  it('shows the network at the time, and the calls of its room with no trace of it in addresses', async () => {
    const rooms = 'POST /api/v1/customer/locations/101/rooms'
    const asked = stubApi({
      ...locationApi(),
      [profile]: announced,
      [networkOf]: { json: nightNetwork },
      [rooms]: { json: roomCalls },
    })
    const portal = await renderPortal(`${locationPages.tickets}?ticket=48213`)
    const dialog = portal.page.getByRole('dialog')
    await expect.element(dialog.getByText('44 of 45 access points were down.')).toBeVisible()
    // The incident has no page where the API announces none.
    await expect.element(dialog.getByRole('link', { name: /^Incident/ })).not.toBeInTheDocument()
    await dialog.getByRole('link', { name: 'All Calls of Room 214' }).click()
    await expect.poll(portal.address).toBe('/locations/101/room-calls')
    await expect.element(portal.page.getByText('2 of 3 down')).toBeVisible()
    expect(portal.query()).toBe('')
    expect(asked.find(({ request }) => request === rooms)?.body).toBe('{"room":"214"}')
    expect(document.title).not.toContain('214')
  })

  it('shows the ticket all the same when it cannot say how the network was', async () => {
    stubApi({ ...locationApi(), [profile]: announced, [networkOf]: fails })
    const { page } = await renderPortal(`${locationPages.tickets}?ticket=48213`)
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Disk full')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect.element(dialog.getByText('Call & Note History (2 calls, 1 notes)')).toBeVisible()
  })

  it('is asked for nothing of it where it does not announce it', async () => {
    const asked = stubApi(locationApi())
    const { page } = await renderPortal(`${locationPages.tickets}?ticket=48213`)
    await expect.element(page.getByText('Call & Note History (2 calls, 1 notes)')).toBeVisible()
    await expect.element(page.getByText('Network at the time')).not.toBeInTheDocument()
    await expect.element(page.getByText(/Calls (by|of) Room/)).not.toBeInTheDocument()
    expect(asked.filter(({ request }) => /network|rooms/.test(request))).toEqual([])
  })
})
