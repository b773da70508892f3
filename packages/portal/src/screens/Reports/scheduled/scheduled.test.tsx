import type { ReportType, ScheduleInput } from '@netportal/contract'
import { adminSchedules, locations, scheduleInputs, schedules } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../../auth/session.ts'
import { autofill } from '../../../testing/autofill.ts'
import { heldAnswer } from '../../../testing/heldAnswer.ts'
import { renderPortal } from '../../../testing/renderPortal.tsx'
import { adminReportsApi, reportsApi } from '../../../testing/reportsApi.ts'
import { type Answer, type Asked, stubApi } from '../../../testing/stubApi.ts'

type Answers = Record<string, Answer>

const calls = {
  list: 'GET /api/v1/customers/7/report-schedules/',
  create: 'POST /api/v1/customers/7/report-schedules/',
  update: (id: number) => `PUT /api/v1/report-schedules/${id}/`,
  delete: (id: number) => `DELETE /api/v1/report-schedules/${id}/`,
  adminList: 'GET /api/v1/admin/report-schedules/',
  adminCreate: 'POST /api/v1/admin/report-schedules/?customer_id=8',
  adminUpdate: (id: number) => `PUT /api/v1/admin/report-schedules/${id}/`,
  adminDelete: (id: number) => `DELETE /api/v1/admin/report-schedules/${id}/`,
}
const [weekly] = scheduleInputs

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  session.set(null)
})

async function visit(answers: Answers) {
  const asked = stubApi(answers)
  const { page, address } = await renderPortal('/reports?tab=scheduled')
  await expect.element(page.getByText('Weekly network health')).toBeVisible()
  return { page, address, asked }
}
type Page = Awaited<ReturnType<typeof visit>>['page']

async function create(answers: Answers) {
  const opened = await visit(answers)
  await opened.page.getByRole('button', { name: 'Create New Schedule' }).click()
  const dialog = opened.page.getByRole('dialog', { name: 'Create New Schedule' })
  await expect.element(dialog.getByLabelText('Name')).toBeVisible()
  return { ...opened, dialog, save: dialog.getByRole('button', { name: 'Save' }) }
}

async function edit(page: Page, name: string) {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Schedule' })
  await expect.element(dialog.getByLabelText('Name')).toHaveValue(name)
  return { dialog, save: dialog.getByRole('button', { name: 'Save' }) }
}

const bodyOf = (asked: Asked[], call: string) =>
  JSON.parse(asked.find(({ request }) => request === call)?.body ?? 'null')
const times = (asked: Asked[], call: string) =>
  asked.filter(({ request }) => request === call).length

describe('the schedules', () => {
  it('stand in a table', async () => {
    const { page } = await visit(reportsApi)
    const headers = page.getByRole('columnheader').elements()
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Report Type',
      'Frequency',
      'Next Run',
      'Status',
      'Actions',
    ])
    const row = page.getByRole('row').filter({ hasText: 'Call activity for front office' })
    await expect.element(row).toHaveTextContent('N/A')
    await expect.element(row).toHaveTextContent('PausedRunEditDelete')
    const active = page.getByRole('row').filter({ hasText: 'Weekly network health' })
    await expect.element(active).toHaveTextContent('ActiveRunEditDelete')
    await expect.element(page.getByText('Times are in your time zone (UTC).')).toBeVisible()
  })

  it('keep what can be done in sight, whatever a customer is called', async () => {
    const customer_company_name = 'Continental Chain of Hotels and Residences International'
    const named = adminSchedules.map((schedule) => ({ ...schedule, customer_company_name }))
    const { page } = await visit({ ...adminReportsApi, [calls.adminList]: { json: named } })
    const remove = page.getByRole('button', { name: /^Delete / }).first()
    await expect.element(remove).toBeInViewport({ ratio: 1 })
  })

  it("are every customer's for an administrator", async () => {
    const { page } = await visit(adminReportsApi)
    await expect.element(page.getByRole('columnheader', { name: 'Customer' })).toBeVisible()
    await expect.element(page.getByText('Żółta Łódź Hotels').first()).toBeVisible()
  })
})

describe('a new schedule', () => {
  const defaults = {
    name: 'Weekly',
    report_type: 'network_health',
    frequency: 'WEEKLY',
    time_of_day: '09:00:00',
    timezone: 'UTC',
    day_of_week: 1,
    day_of_month: 1,
    is_active: true,
    send_when_all_online: true,
  }

  it('of a customer starts with the defaults', async () => {
    const { asked, dialog, save } = await create({ ...reportsApi, [calls.create]: { json: {} } })
    await dialog.getByLabelText('Name').fill('Weekly')
    await dialog.getByLabelText('Recipients').fill('a@x.test; b@x.test')
    await expect.element(dialog.getByRole('checkbox', { name: 'Active' })).toBeChecked()
    await expect
      .element(dialog.getByRole('checkbox', { name: 'Send when all online' }))
      .toBeChecked()
    await save.click()
    await expect
      .poll(() => bodyOf(asked, calls.create))
      .toEqual({
        ...defaults,
        recipients: 'a@x.test; b@x.test',
        report_parameters: { location_id: 101 },
      })
    await expect.poll(() => times(asked, calls.list)).toBe(2)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('sends what a browser has filled in without an event', async () => {
    const { asked, dialog, save } = await create({ ...reportsApi, [calls.create]: { json: {} } })
    autofill(dialog.getByLabelText('Name'), 'Weekly')
    autofill(dialog.getByLabelText('Recipients'), 'a@x.test')
    await save.click()
    await expect
      .poll(() => bodyOf(asked, calls.create))
      .toMatchObject({ name: 'Weekly', recipients: 'a@x.test' })
  })

  it('of an administrator belongs to a customer, whose locations alone it offers', async () => {
    const { asked, dialog, save } = await create({
      ...adminReportsApi,
      [calls.adminCreate]: { json: {} },
    })
    await dialog.getByLabelText('Name').fill('Weekly')
    await dialog.getByLabelText('Recipients').fill('a@x.test')
    await save.click()
    await expect
      .element(dialog.getByRole('combobox', { name: 'Customer' }))
      .toHaveAccessibleDescription('Please select a customer.')
    await dialog.getByRole('combobox', { name: 'Customer' }).selectOptions('Żółta Łódź Hotels')
    await expect.element(dialog.getByRole('combobox', { name: 'Location' })).toHaveValue('201')
    expect(
      dialog.getByRole('option', { name: 'Harbour Point Hotel' }).element().matches(':disabled'),
    ).toBe(true)
    await save.click()
    await expect
      .poll(() => bodyOf(asked, calls.adminCreate))
      .toEqual({ ...defaults, recipients: 'a@x.test', report_parameters: { location_id: 201 } })
    await expect.poll(() => times(asked, calls.adminList)).toBe(2)
  })

  it('of an administrator lists and counts what the customer has before what others have', async () => {
    const { dialog } = await create(adminReportsApi)
    const type = dialog.getByRole('combobox', { name: 'Report Type' })
    await type.selectOptions('Device Uptime Report')
    await dialog.getByRole('combobox', { name: 'Customer' }).selectOptions('Żółta Łódź Hotels')
    await expect.element(dialog.getByText('1 of 3 selected')).toBeVisible()
    const rows = dialog.getByRole('group', { name: 'Locations' }).getByRole('checkbox').elements()
    const isOutOfReach = rows.map((row) => row.matches(':disabled'))
    expect(isOutOfReach).toEqual(isOutOfReach.toSorted())
    expect(isOutOfReach).toContain(true)
  })

  it('goes back to the first location alone when its report type changes', async () => {
    const { asked, dialog, save } = await create({ ...reportsApi, [calls.create]: { json: {} } })
    const type = dialog.getByRole('combobox', { name: 'Report Type' })
    await type.selectOptions('Data Usage Report')
    await dialog.getByRole('checkbox', { name: 'Guest-WiFi' }).click()
    await dialog.getByRole('radio', { name: 'CSV' }).click()
    await type.selectOptions('Call Center Activity Report')
    await dialog.getByLabelText('Name').fill('Calls')
    await dialog.getByLabelText('Recipients').fill('a@x.test')
    await save.click()
    await expect
      .poll(() => bodyOf(asked, calls.create)?.report_parameters)
      .toEqual({
        location_ids: [101],
        report_format: 'pdf',
        include_detailed_notes: true,
        status_filter: null,
        issue_filter: null,
      })
  })
})

describe('what the form of a schedule says', () => {
  it.each<[ReportType, string, string]>([
    ['client_count_graph', 'Client Count Report', 'Please select at least one SSID.'],
    ['data_usage', 'Data Usage Report', 'Please select at least one SSID.'],
    ['call_center_activity', 'Call Center Activity Report', 'Please select at least one location.'],
  ])('%s', async (_, title, message) => {
    const { asked, dialog, save } = await create(reportsApi)
    await dialog.getByRole('combobox', { name: 'Report Type' }).selectOptions(title)
    if (message.includes('location')) {
      await dialog.getByRole('checkbox', { name: 'Harbour Point Hotel' }).click()
    }
    await save.click()
    await expect.element(dialog.getByText(message)).toBeVisible()
    await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Required.')
    expect(times(asked, calls.create)).toBe(0)
  })

  it.each([
    ['', 'Please enter at least one e-mail address.'],
    ['a@x.test, not-an-address', 'Not an e-mail address: not-an-address'],
  ])('of the recipients %j', async (typed, message) => {
    const { dialog, save } = await create(reportsApi)
    await dialog.getByLabelText('Name').fill('Weekly')
    const field = dialog.getByLabelText('Recipients')
    await field.fill(typed)
    await save.click()
    await expect.element(field).toHaveAccessibleDescription(new RegExp(message))
  })

  it('of a missing time of day', async () => {
    const { dialog, save } = await create(reportsApi)
    const time = dialog.getByLabelText('Time of Day')
    await time.fill('')
    await save.click()
    await expect.element(time).toHaveAccessibleDescription('Please enter a time.')
  })

  it('offers the fifteen time zones, and a day only where there is one', async () => {
    const { dialog } = await create(reportsApi)
    const zones = dialog.getByRole('combobox', { name: 'Timezone' }).element()
    expect(zones.querySelectorAll('option')).toHaveLength(15)
    const frequency = dialog.getByRole('combobox', { name: 'Frequency' })
    await expect.element(dialog.getByLabelText('Day of Week')).toHaveValue('1')
    await frequency.selectOptions('Monthly')
    await expect.element(dialog.getByLabelText('Day of Month')).toHaveValue('1')
    await frequency.selectOptions('Daily')
    expect(dialog.getByLabelText(/Day of (Week|Month)/).query()).toBeNull()
  })

  it('tells the next five runs', async () => {
    const { dialog } = await create(reportsApi)
    const runs = dialog.getByRole('table', { name: 'Next runs' })
    await expect.element(runs).toBeVisible()
    expect(runs.getByRole('row').elements()).toHaveLength(6)
    await dialog.getByRole('checkbox', { name: 'Active' }).click()
    await expect.element(dialog.getByText('None while it is not active.')).toBeVisible()
  })
})

describe('an existing schedule', () => {
  /** Each shows the values that it was saved with, so saving it again changes nothing. */
  it.each(
    scheduleInputs
      .slice(0, schedules.length)
      .map((input, index) => [input.name, 401 + index, input] as const),
  )('is sent as it was: %s', async (name, id, input: ScheduleInput) => {
    const answers = { ...reportsApi, [calls.update(id)]: { json: {} } }
    const { page, asked } = await visit(answers)
    const { save } = await edit(page, name)
    await save.click()
    await expect.poll(() => bodyOf(asked, calls.update(id))).toEqual({ ...input, version: 3 })
  })

  it('is paused by the whole of it', async () => {
    const { page, asked } = await visit({ ...reportsApi, [calls.update(401)]: { json: {} } })
    const { dialog, save } = await edit(page, 'Weekly network health')
    await dialog.getByRole('checkbox', { name: 'Active' }).click()
    await save.click()
    await expect
      .poll(() => bodyOf(asked, calls.update(401)))
      .toEqual({ ...weekly, is_active: false, version: 3 })
  })

  it('is changed by an administrator with calls of his own, its customer fixed', async () => {
    const { page, asked } = await visit({
      ...adminReportsApi,
      [calls.adminUpdate(401)]: { json: {} },
    })
    await page.getByRole('button', { name: 'Edit Weekly network health' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Schedule' })
    await expect.element(dialog.getByRole('combobox', { name: 'Customer' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => bodyOf(asked, calls.adminUpdate(401)))
      .toEqual({ ...weekly, version: 3 })
  })

  it('another location clears its SSIDs', async () => {
    const { page } = await visit(reportsApi)
    const { dialog } = await edit(page, 'Client counts, conference floors')
    await expect.element(dialog.getByText('2 of 11 selected')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Location' }).selectOptions('Hôtel du Centre')
    await expect.element(dialog.getByText('0 of 2 selected')).toBeVisible()
  })

  it.each<[Answer, string]>([
    [
      { status: 422, json: { detail: 'This location is not yours.' } },
      'This location is not yours.',
    ],
    ['offline', 'Failed to save the schedule. Please try again.'],
  ])('that cannot be saved says why, and keeps what was typed: %j', async (answer, message) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { page } = await visit({ ...reportsApi, [calls.update(401)]: answer })
    const { dialog, save } = await edit(page, 'Weekly network health')
    await dialog.getByLabelText('Recipients').fill('new@x.test')
    await save.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message)
    await expect.element(dialog.getByLabelText('Recipients')).toHaveValue('new@x.test')
    expect(logged).toHaveBeenCalled()
  })

  it.each<[string, Answer]>([
    ['other schedules', { json: schedules.slice(1) }],
    ['a failure', 'offline'],
  ])('keeps what was typed when a refresh behind the form brings %s', async (_, answer) => {
    const { held, give } = heldAnswer()
    const { page } = await visit({ ...reportsApi, [calls.update(401)]: { json: {} } })
    const first = await edit(page, 'Weekly network health')
    const lists = [held, { json: schedules }]
    stubApi({
      ...reportsApi,
      [calls.update(401)]: { json: {} },
      [calls.list]: () => lists.shift() ?? 'offline',
    })
    await first.save.click()
    await expect.element(first.dialog).not.toBeInTheDocument()
    const { dialog } = await edit(page, 'Weekly network health')
    await dialog.getByLabelText('Recipients').fill('new@x.test')
    give(answer)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect.element(dialog.getByLabelText('Recipients')).toHaveValue('new@x.test')
  })

  it('keeps what was typed through the end of the session', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { page, address } = await visit({
      ...reportsApi,
      [calls.update(401)]: { status: 401, json: {} },
    })
    const { dialog, save } = await edit(page, 'Weekly network health')
    await dialog.getByLabelText('Recipients').fill('new@x.test')
    await save.click()
    await expect.poll(address).toBe('/login')
    const answers = { ...reportsApi, 'POST /token': { json: { access_token: 'def' } } }
    stubApi({ ...answers, [calls.list]: { json: schedules.slice(1) } })
    await page.getByLabelText('Email Address:').fill('reception@hotel.example')
    await page.getByLabelText('Password:').fill('secret')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect.element(page.getByLabelText('Recipients')).toHaveValue('new@x.test')
    await expect.element(page.getByRole('dialog', { name: 'Edit Schedule' })).toBeVisible()
  })
})

describe('deleting a schedule', () => {
  const question = 'Are you sure you want to delete this schedule?'

  it.each([
    ['a customer', reportsApi, calls.delete(401), calls.list],
    ['an administrator', adminReportsApi, calls.adminDelete(401), calls.adminList],
  ])('is asked about, done and read again for %s', async (_, answers, call, list) => {
    const { page, asked } = await visit({ ...answers, [call]: { text: '' } })
    await page.getByRole('button', { name: 'Delete Weekly network health' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete schedule' })
    await expect.element(dialog.getByText(question)).toBeVisible()
    expect(times(asked, call)).toBe(0)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => times(asked, list)).toBe(2)
    expect(times(asked, call)).toBe(1)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('says why it could not be done', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { page } = await visit({ ...reportsApi, [calls.delete(401)]: 'offline' })
    await page.getByRole('button', { name: 'Delete Weekly network health' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete schedule' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Failed to delete the schedule. Please try again.')
  })
})

it('three hundred locations can be searched and chosen together', async () => {
  const many = locations.concat(
    Array.from({ length: 288 }, (_, index) => ({
      id: 1000 + index,
      name: `Site ${index}`,
      timezone: 'UTC',
    })),
  )
  const { dialog } = await create({
    ...reportsApi,
    'GET /api/v1/customer/locations': { json: many },
  })
  await dialog.getByRole('combobox', { name: 'Report Type' }).selectOptions('Device Uptime Report')
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('site 28')
  await dialog.getByRole('checkbox', { name: 'Select all' }).click()
  await expect.element(dialog.getByText('10 of 300 selected')).toBeVisible()
})

describe('closing the form', () => {
  const question = 'Discard what you have typed?'

  it('asks first where something was typed, and loses nothing', async () => {
    const { dialog } = await create(reportsApi)
    const name = dialog.getByLabelText('Name')
    await name.fill('Weekly')
    for (const ask of [
      () => userEvent.keyboard('{Escape}'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await ask()
      const keep = dialog.getByRole('button', { name: 'Keep Editing' })
      await expect.element(keep).toHaveFocus()
      await expect.element(keep).toHaveAccessibleDescription(question)
      await keep.click()
      await expect.element(dialog.getByText(question)).not.toBeInTheDocument()
      await expect.element(name).toHaveValue('Weekly')
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog.getByText(question)).toBeVisible()
    // Twice in a row, with which a browser closes a dialog by itself.
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog.getByText(question)).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Weekly')
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('goes on at once where nothing was typed, or Cancel says so', async () => {
    const { page, dialog } = await create(reportsApi)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Create New Schedule' }).click()
    await dialog.getByLabelText('Name').fill('Weekly')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
