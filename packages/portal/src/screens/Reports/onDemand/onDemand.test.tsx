import type { ReportType } from '@netportal/contract'
import {
  cancelledTask,
  customerProfile,
  locations,
  reportRequests,
  ssids,
  startedTask,
} from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../../auth/session.ts'
import { advance } from '../../../testing/advance.ts'
import { autofill } from '../../../testing/autofill.ts'
import { heldAnswer } from '../../../testing/heldAnswer.ts'
import { renderPortal } from '../../../testing/renderPortal.tsx'
import { reportsApi, taskCall } from '../../../testing/reportsApi.ts'
import { savedFiles } from '../../../testing/savedFiles.ts'
import { type Answer, type Asked, stubApi } from '../../../testing/stubApi.ts'

type Page = Awaited<ReturnType<typeof renderPortal>>['page']

const days = { start_date: '2026-06-11', end_date: '2026-06-18' }
const titles: Record<ReportType, string> = {
  network_health: 'Network Health Report',
  device_uptime: 'Device Uptime Report',
  client_count_graph: 'Client Count Report',
  data_usage: 'Data Usage Report',
  down_device: 'Down Device Report',
  call_center_activity: 'Call Center Activity Report',
  morning_brief: 'Morning Brief',
  group_month: 'Monthly Figures Report',
}
const starts = {
  network_health: 'POST /api/v1/reports/network-health',
  device_uptime: 'POST /api/v1/reports/device-uptime',
  client_count_graph: 'POST /api/v1/reports/client-count-graph',
  client_count_csv: 'POST /api/v1/reports/client-count-csv',
  data_usage: 'POST /api/v1/reports/data-usage',
  down_device: 'POST /api/v1/reports/down-device',
  call_center_activity: 'POST /api/v1/reports/call-center-activity',
  morning_brief: 'POST /api/v1/reports/morning-brief',
  group_month: 'POST /api/v1/reports/month',
}

beforeEach(() => {
  session.set({ accessToken: 'abc', tokenType: 'Bearer' })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T13:32:00Z') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

async function open(type: ReportType, answers: Record<string, Answer> = {}) {
  const asked = stubApi({ ...reportsApi, ...answers })
  const { page, address } = await renderPortal('/reports')
  const card = page.getByRole('article').filter({ hasText: titles[type] })
  await card.getByRole('button', { name: 'Generate Report' }).click()
  const dialog = page.getByRole('dialog', { name: titles[type] })
  await expect.element(dialog.getByLabelText('Start Date')).toBeVisible()
  const submit = dialog.getByRole('button', { name: 'Generate Report' })
  return { page, address, asked, dialog, submit }
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog']

const chooseLocation = (dialog: Dialog, name: string) =>
  dialog.getByRole('combobox', { name: 'Location' }).selectOptions(name)
const check = (dialog: Dialog, name: string) => dialog.getByRole('checkbox', { name }).click()

/** Fills what has no default, as a request of the fixtures has it. */
const fill: Record<ReportType, (dialog: Dialog) => Promise<void>> = {
  network_health: async () => {},
  device_uptime: async (dialog) => {
    await check(dialog, 'Harbour Point Hotel')
    await check(dialog, 'Airport Terminal Inn')
  },
  client_count_graph: fillSsids,
  data_usage: fillSsids,
  down_device: async () => {},
  call_center_activity: async (dialog) => {
    await check(dialog, 'Harbour Point Hotel')
    await check(dialog, 'Hôtel du Centre')
    await dialog.getByLabelText('Status Filter').fill(' Closed ')
  },
  morning_brief: async (dialog) => {
    await check(dialog, 'Harbour Point Hotel')
    await check(dialog, 'Hôtel du Centre')
    await check(dialog, 'One page for all locations')
  },
  group_month: async (dialog) => {
    await check(dialog, 'Harbour Point Hotel')
    await check(dialog, 'Hôtel du Centre')
  },
}

/** Whether what `fill` has put into the form of calls stands there. */
async function expectFilled(dialog: Dialog | Page) {
  await expect.element(dialog.getByLabelText('Status Filter')).toHaveValue(' Closed ')
  await expect.element(dialog.getByRole('checkbox', { name: 'Hôtel du Centre' })).toBeChecked()
}

async function fillSsids(dialog: Dialog) {
  await chooseLocation(dialog, 'Harbour Point Hotel')
  await check(dialog, 'Guest-Premium')
  await check(dialog, 'Guest-WiFi')
}

const bodyOf = (asked: { request: string; body: string }[], start: string) =>
  JSON.parse(asked.find(({ request }) => request === start)?.body ?? 'null')

describe('what a report sends', () => {
  it('is what stands in the form, also what a browser has filled in without an event', async () => {
    const start = starts.call_center_activity
    const { asked, dialog, submit } = await open('call_center_activity', {
      [start]: { json: startedTask },
    })
    await check(dialog, 'Harbour Point Hotel')
    autofill(dialog.getByLabelText('Status Filter'), 'Closed')
    autofill(dialog.getByLabelText('Start Date'), '2026-06-01')
    await submit.click()
    await expect
      .poll(() => bodyOf(asked, start))
      .toMatchObject({ status_filter: 'Closed', start_date: '2026-06-01' })
  })

  it.each<[ReportType, string, 'PDF' | 'CSV' | 'PDF graph' | 'CSV data' | null, unknown]>([
    ['network_health', starts.network_health, null, reportRequests.network_health],
    ['device_uptime', starts.device_uptime, null, reportRequests.device_uptime],
    [
      'client_count_graph',
      starts.client_count_graph,
      'PDF graph',
      reportRequests.client_count_graph,
    ],
    ['client_count_graph', starts.client_count_csv, 'CSV data', reportRequests.client_count_graph],
    ['data_usage', starts.data_usage, 'CSV', reportRequests.data_usage],
    ['down_device', starts.down_device, 'PDF', reportRequests.down_device],
    [
      'call_center_activity',
      starts.call_center_activity,
      'PDF',
      reportRequests.call_center_activity,
    ],
  ])('%s: %s', async (type, start, format, body) => {
    const { asked, dialog, submit } = await open(type, { [start]: { json: startedTask } })
    await fill[type](dialog)
    if (format !== null) {
      const formats = dialog.getByRole('radiogroup', { name: 'Format' })
      await formats.getByRole('radio', { name: format }).click()
    }
    await submit.click()
    await expect.poll(() => bodyOf(asked, start)).toEqual(body)
  })

  it.each([
    ['morning_brief', 'morning-brief'],
    ['group_month', 'month-report'],
  ] as const)('%s: its usual days, where the API announces %s', async (type, extra) => {
    const start = starts[type]
    const { asked, dialog, submit } = await open(type, {
      [start]: { json: startedTask },
      'GET /api/v1/users/me/': {
        json: { role: 'customer', customer_company_id: 7, extras: [extra] },
      },
    })
    await fill[type](dialog)
    await submit.click()
    await expect.poll(() => bodyOf(asked, start)).toEqual(reportRequests[type])
  })

  it('is one of six with an API that announces no more', async () => {
    const { page } = await open('network_health')
    expect(page.getByRole('article').elements()).toHaveLength(6)
  })

  it('call_center_activity: the filters without the blanks around them', async () => {
    const call = starts.call_center_activity
    const { asked, dialog, submit } = await open('call_center_activity', {
      [call]: { json: startedTask },
    })
    await fill.call_center_activity(dialog)
    await dialog.getByLabelText('Issue Filter').fill(' Slow speed ')
    await submit.click()
    await expect
      .poll(() => bodyOf(asked, call))
      .toMatchObject({ status_filter: 'Closed', issue_filter: 'Slow speed' })
  })
})

describe('what a report form says', () => {
  const places = 'Please select at least one location.'
  const place = 'Please select a location.'
  const networks = 'Please select at least one SSID.'
  const dates = 'Please select start and end dates.'
  it.each<[ReportType, string[]]>([
    ['device_uptime', [places, 'Please select a start and end date.']],
    ['client_count_graph', [place, networks, dates]],
    ['data_usage', [place, networks, dates]],
    ['call_center_activity', [places]],
  ])('%s, of everything that is missing', async (type, messages) => {
    const { asked, dialog, submit } = await open(type)
    await dialog.getByLabelText('Start Date').fill('')
    await dialog.getByLabelText('End Date').fill('')
    await submit.click()
    for (const message of messages) {
      await expect.element(dialog.getByText(message).first()).toBeVisible()
    }
    expect(asked.filter(({ request }) => request.startsWith('POST'))).toEqual([])
  })

  it.each<ReportType>(['network_health', 'device_uptime', 'data_usage'])(
    '%s, of days in the wrong order, at the end',
    async (type) => {
      const { dialog, submit } = await open(type)
      await fill[type](dialog)
      await dialog.getByLabelText('Start Date').fill('2026-06-19')
      await submit.click()
      await expect
        .element(dialog.getByLabelText('End Date'))
        .toHaveAccessibleDescription('Start date cannot be after end date.')
    },
  )

  it.each([
    ['that have not come', 'End Date', '2026-06-19', 'End date cannot be after today.'],
    ['too many for a report', 'Start Date', '2024-06-18', 'A report covers at most 366 days.'],
  ])('of days %s, before anything is sent', async (_, label, day, message) => {
    const { asked, dialog, submit } = await open('network_health')
    await dialog.getByLabelText(label).fill(day)
    await submit.click()
    await expect.element(dialog.getByLabelText('End Date')).toHaveAccessibleDescription(message)
    expect(asked.filter(({ request }) => request.startsWith('POST'))).toEqual([])
  })
})

describe('what a report form starts with', () => {
  it('is the last seven days up to today, by the browser, and today at most', async () => {
    const { dialog } = await open('device_uptime')
    await expect.element(dialog.getByLabelText('Start Date')).toHaveValue(days.start_date)
    await expect.element(dialog.getByLabelText('End Date')).toHaveValue(days.end_date)
    await expect.element(dialog.getByLabelText('End Date')).toHaveAttribute('max', days.end_date)
  })

  it('is the first location, where one location is all it needs', async () => {
    const { dialog } = await open('down_device')
    await expect.element(dialog.getByRole('combobox', { name: 'Location' })).toHaveValue('101')
  })

  it('is no location, where SSIDs follow from it', async () => {
    const { dialog } = await open('client_count_graph')
    await expect.element(dialog.getByRole('combobox', { name: 'Location' })).toHaveValue('')
    await expect.element(dialog.getByText('Select a location first.')).toBeVisible()
  })

  it('is no list of locations for somebody who has none', async () => {
    const { dialog } = await open('device_uptime', { [locationsCall]: { json: [] } })
    await expect.element(dialog.getByText('No locations found for your account.')).toBeVisible()
  })

  it('is the detailed notes of calls', async () => {
    const { dialog } = await open('call_center_activity')
    const notes = dialog.getByRole('checkbox', { name: 'Include detailed notes' })
    await expect.element(notes).toBeChecked()
  })
})

describe('the SSIDs of a location', () => {
  it('come with it, and another location clears the choice', async () => {
    const { asked, dialog, submit } = await open('data_usage')
    await fillSsids(dialog)
    await expect.element(dialog.getByText(`2 of ${ssids.length} selected`)).toBeVisible()
    await chooseLocation(dialog, 'Hôtel du Centre')
    await expect.element(dialog.getByText('0 of 2 selected')).toBeVisible()
    await submit.click()
    await expect.element(dialog.getByText('Please select at least one SSID.')).toBeVisible()
    expect(asked.some(({ request }) => request.startsWith('POST'))).toBe(false)
  })

  it('are marked where they are inactive, and tell how many clients they have', async () => {
    const { dialog } = await open('data_usage')
    await chooseLocation(dialog, 'Harbour Point Hotel')
    const inactive = dialog.getByRole('checkbox', { name: 'Event-Temp-Spring (Inactive)' })
    await expect.element(inactive).toBeVisible()
    await expect.element(dialog.getByText('128 clients')).toBeVisible()
  })

  it('can be asked for again when they did not come', async () => {
    const call = 'GET /api/v1/customer/locations/101/ssids'
    const { dialog } = await open('data_usage', { [call]: 'offline' })
    await chooseLocation(dialog, 'Harbour Point Hotel')
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect
      .element(dialog.getByRole('group', { name: 'SSIDs' }).getByText('Not loaded'))
      .toBeVisible()
    stubApi(reportsApi)
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect.element(dialog.getByRole('checkbox', { name: 'Guest-WiFi' })).toBeVisible()
  })
})

/** Presses the button with the clock in hand. */
async function generate(answers: Record<string, Answer>) {
  const opened = await open('network_health', answers)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: new Date('2026-06-18T13:32:00Z'),
  })
  const button = opened.submit.element()
  if (!(button instanceof HTMLElement)) throw new Error('There is no button')
  button.click()
  const { asked } = opened
  await vi.waitFor(() => expect(asked.at(-1)?.request).toBe(starts.network_health))
  const text = () => document.querySelector('dialog')?.textContent ?? null
  const says = (words: string) => vi.waitFor(() => expect(text()).toContain(words))
  const polls = () => asked.filter(({ request }) => request === taskCall).length
  return { ...opened, says, text, polls }
}

const start = { [starts.network_health]: { json: startedTask } }
const running = { [taskCall]: { json: { state: 'STARTED', result: null } } }

describe('making a report', () => {
  it('keeps the form still, asks every 3 seconds, saves the file under its own name', async () => {
    const saved = savedFiles()
    const { dialog, polls, says, text } = await generate({ ...start, ...running })
    expect(dialog.getByLabelText('Start Date').element()).toHaveProperty('disabled', true)
    expect(dialog.getByRole('button', { name: 'Generating report...' }).query()).not.toBeNull()
    await advance(2000)
    expect(polls()).toBe(0)
    await advance(1000)
    expect(polls()).toBe(1)

    const more = stubApi({
      ...reportsApi,
      [taskCall]: { json: { state: 'SUCCESS', result: 'reports/b1946ac9/health.pdf' } },
      'GET /media/reports/b1946ac9/health.pdf': { text: '%PDF' },
    })
    await advance(3000)
    await says('Report generated successfully!')
    expect(more.map(({ request }) => request)).toContain('GET /media/reports/b1946ac9/health.pdf')
    expect(saved).toEqual([startedTask.filename])
    await advance(2000)
    await vi.waitFor(() => expect(text()).toBeNull())
  })

  it.each<[string, Record<string, Answer>, string]>([
    [
      'refused',
      { [starts.network_health]: { status: 422, json: { detail: 'Too long.' } } },
      'Failed to start Network Health Report generation. Please try again.',
    ],
    [
      'failed',
      { ...start, [taskCall]: { json: { state: 'FAILURE', result: null } } },
      'Report generation failed. Please try again.',
    ],
    [
      'out of reach',
      { ...start, [taskCall]: { status: 404, json: { detail: 'Not Found' } } },
      'Error checking report status. Please try again.',
    ],
    [
      'made, but not to be had',
      { ...start, [taskCall]: { json: { state: 'SUCCESS', result: 'reports/gone.pdf' } } },
      'The report could not be downloaded. You will find it under Scheduled History.',
    ],
  ])('says so when it is %s, and lets try again', async (_, answers, message) => {
    const { dialog, says } = await generate(answers)
    await advance(3000)
    await says(message)
    expect(dialog.getByLabelText('Start Date').element()).toHaveProperty('disabled', false)
  })

  it('gives up after five minutes', async () => {
    const { polls, says, text } = await generate({ ...start, ...running })
    await advance(299_000)
    expect(text()).not.toContain('timed out')
    await advance(1000)
    await says('Report generation timed out. Please try again.')
    const before = polls()
    await advance(30_000)
    expect(polls()).toBe(before)
  })

  it('stops when the form is closed, and begins anew', async () => {
    const { page, dialog, polls, text } = await generate({ ...start, ...running })
    await advance(6000)
    expect(polls()).toBe(2)
    const cancel = dialog.getByRole('button', { name: 'Cancel' }).element()
    if (cancel instanceof HTMLElement) cancel.click()
    await vi.waitFor(() => expect(text()).toBeNull())
    await advance(30_000)
    expect(polls()).toBe(2)
    vi.useRealTimers()
    await reopen(page, 'network_health')
    await expect.element(page.getByLabelText('Start Date')).toBeEnabled()
  })
})

async function reopen(page: Page, type: ReportType) {
  const card = page.getByRole('article').filter({ hasText: titles[type] })
  await card.getByRole('button', { name: 'Generate Report' }).click()
}

describe('what was typed', () => {
  it('is there again after the session has ended, for the same person on the same page', async () => {
    const call = starts.call_center_activity
    const { page, address, dialog, submit } = await open('call_center_activity', {
      [call]: { status: 401, json: { detail: 'Token expired' } },
    })
    await fill.call_center_activity(dialog)
    await submit.click()
    await expect.poll(address).toBe('/login')
    stubApi({ ...reportsApi, 'POST /token': { json: { access_token: 'def' } } })
    await page.getByLabelText('Email Address:').fill('reception@hotel.example')
    await page.getByLabelText('Password:').fill('secret')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect.poll(address).toBe('/reports')
    await expectFilled(page)
  })

  it('stays when the report could not be started', async () => {
    const call = starts.call_center_activity
    const { dialog, submit } = await open('call_center_activity', { [call]: 'offline' })
    await fill.call_center_activity(dialog)
    await submit.click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(
        'Failed to start Call Center Activity Report generation. Please try again.',
      )
    await expectFilled(dialog)
  })

  it.each<[string, Answer]>([
    ['other locations', { json: locations.slice(1) }],
    ['a failure', 'offline'],
  ])('stays when a refresh behind the form brings %s', async (_, answer) => {
    const { page, dialog } = await open('call_center_activity')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const { held, give } = heldAnswer()
    const asked = stubApi({ ...reportsApi, [locationsCall]: () => held })
    // What was asked for a moment ago is not asked for again.
    await expect.poll(() => reopenUntilAsked(page, asked), { timeout: 10_000 }).toBe(true)
    await fill.call_center_activity(dialog)
    give(answer)
    await (answer === 'offline'
      ? new Promise((resolve) => setTimeout(resolve, 100))
      : expect.element(dialog.getByText('Not available any more (101)')).toBeVisible())
    await expectFilled(dialog)
  })
})

const locationsCall = 'GET /api/v1/customer/locations'

/** Opens the form; closes it again where it has not asked for the locations anew. */
async function reopenUntilAsked(page: Page, asked: Asked[]): Promise<boolean> {
  await reopen(page, 'call_center_activity')
  const dialog = page.getByRole('dialog', { name: titles.call_center_activity })
  await expect.element(dialog.getByLabelText('Status Filter')).toBeVisible()
  const isAsked = asked.some(({ request }) => request === locationsCall)
  if (!isAsked) await dialog.getByRole('button', { name: 'Cancel' }).click()
  return isAsked
}

describe('an API that tells how far it is, and cancels', () => {
  const announced = {
    'GET /api/v1/users/me/': { json: { ...customerProfile, extras: ['report-tasks'] } },
  }
  const cancelCall = `POST /api/v1/reports/cancel/${startedTask.task_id}`
  const progress = { done: 120, of: 300, unit: 'location' }
  const told = { [taskCall]: { json: { state: 'STARTED', result: null, progress } } }
  /** Cancel waits for the answer of the start, which names the report. */
  const press = (dialog: Dialog, name: string) =>
    vi.waitFor(() => {
      const button = dialog.getByRole('button', { name }).element()
      if (!(button instanceof HTMLButtonElement)) throw new Error('There is no button')
      expect(button.disabled).toBe(false)
      expect(button.ariaDisabled).not.toBe('true')
      button.click()
    })

  it('is asked to stop, and about nothing more', async () => {
    const answers = { ...announced, ...start, ...told, [cancelCall]: { json: cancelledTask } }
    const { asked, dialog, says, polls } = await generate(answers)
    await advance(3000)
    await says('120 of 300')
    await press(dialog, 'Cancel Report')
    await says('The report was cancelled.')
    expect(asked.at(-1)?.request).toBe(cancelCall)
    const before = polls()
    await advance(9000)
    expect(polls()).toBe(before)
    expect(dialog.getByRole('button', { name: 'Generate Report' }).query()).not.toBeNull()
  })

  it('is asked about the report all the same where it could not cancel', async () => {
    const { dialog, says, polls } = await generate({ ...announced, ...start, ...told })
    await press(dialog, 'Cancel Report')
    await says('The report could not be cancelled. Please try again.')
    await advance(3000)
    expect(polls()).toBe(1)
  })

  it('is not told when the form closes', async () => {
    const { asked, dialog, text } = await generate({ ...announced, ...start, ...told })
    await advance(3000)
    await press(dialog, 'Close')
    await vi.waitFor(() => expect(text()).toBeNull())
    await advance(9000)
    expect(asked.filter(({ request }) => request.includes('/cancel/'))).toEqual([])
  })

  it('says why a report failed', async () => {
    const result = 'There is no room for the file of the report.'
    const failed = { [taskCall]: { json: { state: 'FAILURE', result } } }
    const { says } = await generate({ ...announced, ...start, ...failed })
    await advance(3000)
    await says(`Report generation failed. Please try again.${result}`)
  })
})

it('asks before a form that was filled goes, and not once its report is under way', async () => {
  const start = starts.down_device
  const { dialog, submit } = await open('down_device', { [start]: 'hangs' })
  await dialog.getByLabelText('Start Date').fill('2026-06-01')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByText('Discard what you have typed?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep Editing' }).click()
  await expect.element(dialog.getByLabelText('Start Date')).toHaveValue('2026-06-01')
  await submit.click()
  await expect.element(dialog.getByText('Generating report...')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
