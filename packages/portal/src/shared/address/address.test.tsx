import { devices, tickets } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { locationApi, locationCalls, locationPages } from '../../testing/locationApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { stubApi } from '../../testing/stubApi.ts'
import { tableOf } from '../../testing/tableOf.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

type Page = Awaited<ReturnType<typeof renderPortal>>['page']

const control = (page: Page, role: string, name: string) =>
  page.getByRole(role, { name }).first().element()

/** Faster than anybody: React has seen to each press, the router is not yet at the first one's address. */
async function inQuickSuccession(...controls: (HTMLElement | SVGElement)[]): Promise<void> {
  for (const element of controls) {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await Promise.resolve()
  }
}

const manyDevices = { [locationCalls.devices]: { json: devices({ online: 40 }) } }

it.each([
  [
    'a checkbox and a sort',
    locationPages.ssids,
    [
      ['checkbox', 'View Inactive SSIDs'],
      ['button', 'Client Count'],
    ],
    '?inactive=1&sort=clients',
  ],
  [
    'a sort and a checkbox',
    locationPages.ssids,
    [
      ['button', 'Client Count'],
      ['checkbox', 'View Inactive SSIDs'],
    ],
    '?sort=clients&inactive=1',
  ],
  [
    'two sorts and a page',
    `${locationPages.devices}?q=ap`,
    [
      ['button', 'Model'],
      ['button', 'Model'],
      ['button', 'Next'],
    ],
    '?q=ap&sort=-model&page=2',
  ],
  [
    'a page and a sort',
    locationPages.devices,
    [
      ['button', 'Next'],
      ['button', 'Model'],
    ],
    '?sort=model',
  ],
  [
    'a sort and the details of a row',
    locationPages.tickets,
    [
      ['button', 'Room'],
      ['button', 'Ticket Details'],
    ],
    `?sort=room&ticket=${tickets[0]?.calltek_ticket_id}`,
  ],
] as const)('%s in quick succession are both kept', async (_, address, controls, query) => {
  stubApi({ ...locationApi(), ...manyDevices })
  const portal = await renderPortal(address)
  await expect.element(portal.page.getByRole('table')).toBeVisible()
  await expect.poll(() => tableOf().length).toBeGreaterThan(1)
  for (const [role, name] of controls) {
    await expect.element(portal.page.getByRole(role, { name }).first()).toBeVisible()
  }
  await inQuickSuccession(...controls.map(([role, name]) => control(portal.page, role, name)))
  await expect.poll(portal.query).toBe(query)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(portal.query()).toBe(query)
})

it('shows a table as the address has it once a choice has begun it anew', async () => {
  stubApi({ ...locationApi(), ...manyDevices })
  const { page, query } = await renderPortal(`${locationPages.ssids}?page=2`)
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Client Count' }).first()).toBeVisible()
  const inactive = control(page, 'checkbox', 'View Inactive SSIDs')
  await inQuickSuccession(control(page, 'button', 'Client Count'), inactive, inactive)
  await expect.poll(query).toBe('?sort=clients')
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  expect(page.getByRole('columnheader', { name: 'Client Count' }).element().ariaSort).toBe(
    'ascending',
  )
})
