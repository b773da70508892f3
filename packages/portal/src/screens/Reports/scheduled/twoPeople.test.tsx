import { schedules } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../../auth/session.ts'
import { renderPortal } from '../../../testing/renderPortal.tsx'
import { reportsApi } from '../../../testing/reportsApi.ts'
import { type Answer, type Asked, stubApi } from '../../../testing/stubApi.ts'

const list = 'GET /api/v1/customers/7/report-schedules/'
const update = 'PUT /api/v1/report-schedules/401/'
const [weekly, ...others] = schedules
if (!weekly) throw new Error('There is no schedule')
const name = weekly.name
const outdated: Answer = { status: 409, json: { detail: 'Changed meanwhile.' } }
const isConflict = { name: 'This schedule was changed after you opened it' }

beforeEach(() => {
  session.set({ accessToken: 'abc', tokenType: 'Bearer' })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  session.set(null)
})

/** Answers the list with each of these in turn, and then with the last. */
function inTurn(...lists: (readonly object[])[]): () => Answer {
  return () => ({ json: (lists.length > 1 ? lists.shift() : lists[0]) ?? [] })
}
const without = ({ version: _, ...schedule }: object & { version?: unknown }) => schedule
const saved = (asked: readonly Asked[]) =>
  asked.filter(({ request }) => request === update).map(({ body }) => JSON.parse(body))

/** Opens the form of the first schedule. */
async function edit(answers: Record<string, Answer | (() => Answer)>) {
  const asked = stubApi({ ...reportsApi, ...answers })
  const { page } = await renderPortal('/reports?tab=scheduled')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Schedule' })
  return { page, asked, dialog, save: dialog.getByRole('button', { name: 'Save' }) }
}

it('Edit shows a schedule as it is now, and not as the list had it', async () => {
  const newer = { ...weekly, recipients: 'newer@x.test', version: 4 }
  const { asked, dialog, save } = await edit({
    [list]: inTurn(schedules, [newer, ...others]),
    [update]: { json: {} },
  })
  await expect.element(dialog.getByLabelText('Recipients')).toHaveValue('newer@x.test')
  await save.click()
  await expect.poll(() => saved(asked)).toMatchObject([{ recipients: 'newer@x.test', version: 4 }])
})

describe.each<[string, readonly object[], (of: object) => object]>([
  ['an API that has versions', schedules, (of: object) => of],
  ['an API that has none', schedules.map(without), without],
])('with %s', (_, known, as) => {
  const changed = { recipients: 'manager@hotel.example, theirs@x.test', is_active: false }
  const theirs = as({ ...weekly, ...changed, version: 4 })
  const first = known[0] ?? {}
  const open = () => {
    let refusals = 'version' in first ? 1 : 0
    return edit({
      [list]: inTurn(known, known, [theirs, ...others]),
      [update]: () => (refusals-- > 0 ? outdated : { json: {} }),
    })
  }

  it('what somebody else has changed is said, and neither change is lost', async () => {
    const { asked, dialog, save } = await open()
    await dialog.getByLabelText('Name').fill('Mine')
    await dialog.getByLabelText('Recipients').fill('manager@hotel.example, mine@x.test')
    await save.click()
    const conflict = dialog.getByRole('region', isConflict)
    await expect.element(conflict.getByRole('heading')).toHaveFocus()
    const recipients = conflict.getByRole('radiogroup', { name: 'Recipients' })
    await expect.element(recipients).toHaveAccessibleDescription('Before: manager@hotel.example')
    await expect.element(recipients.getByRole('radio', { name: /^Both: / })).toBeChecked()
    const status = conflict.getByRole('radiogroup', { name: 'Status' })
    await expect.element(status.getByRole('radio', { name: 'Theirs: Paused' })).toBeChecked()
    expect(conflict.getByRole('radiogroup').elements()).toHaveLength(2)
    await save.click()
    await expect
      .poll(() => saved(asked).at(-1))
      .toMatchObject({
        name: 'Mine',
        recipients: 'manager@hotel.example, theirs@x.test, mine@x.test',
        is_active: false,
        ...('version' in first && { version: 4 }),
      })
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('one of both versions is chosen with the keyboard', async () => {
    const { asked, dialog, save } = await open()
    await dialog.getByLabelText('Recipients').fill('mine@x.test')
    await save.click()
    await expect.element(dialog.getByRole('heading', isConflict)).toHaveFocus()
    await expect.element(dialog.getByRole('radio', { name: /^Both: / })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(dialog.getByRole('radio', { name: 'Yours: mine@x.test' })).toBeChecked()
    await expect
      .element(dialog.getByLabelText('Recipients', { exact: true }))
      .toHaveValue('mine@x.test')
    await dialog.getByRole('button', { name: 'Take Theirs' }).click()
    await expect.element(dialog.getByRole('checkbox', { name: 'Active' })).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Keep Mine' }).click()
    await save.click()
    await expect
      .poll(() => saved(asked).at(-1))
      .toMatchObject({ recipients: 'mine@x.test', is_active: true })
  })

  it('the same change by two is saved without a question', async () => {
    const { asked, dialog, save } = await open()
    await dialog.getByLabelText('Recipients').fill('manager@hotel.example; theirs@x.test')
    await dialog.getByRole('checkbox', { name: 'Active' }).click()
    await save.click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(saved(asked).at(-1)).toMatchObject({ is_active: false })
  })

  it('one that somebody else has deleted is said, and made anew when it is saved again', async () => {
    const { page, asked, dialog, save } = await edit({
      [list]: inTurn(known, known, others),
      [update]: { status: 404, json: { detail: 'Not Found' } },
      'POST /api/v1/customers/7/report-schedules/': { json: {} },
    })
    await dialog.getByLabelText('Recipients').fill('mine@x.test')
    await save.click()
    const form = page.getByRole('dialog', { name: 'Create New Schedule' })
    await expect.element(form.getByRole('alert')).toHaveTextContent('was deleted after you opened')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(form).not.toBeInTheDocument()
    const made = asked.find(({ request }) => request.startsWith('POST '))
    expect(JSON.parse(made?.body ?? '')).toMatchObject({ name, recipients: 'mine@x.test' })
  })
})

it('a refusal that nobody else has caused is said as it is', async () => {
  const { dialog, save } = await edit({ [update]: outdated })
  await save.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Changed meanwhile.')
})

it('a page of a longer list is no proof that a schedule is gone', async () => {
  const page = { results: others, next: 'https://api.example/?page=2' }
  const answers: Answer[] = [{ json: schedules }, { json: page }]
  const { dialog } = await edit({ [list]: () => answers.shift() ?? { json: page } })
  await expect.element(dialog.getByLabelText('Name')).toHaveValue(name)
})

describe('a schedule that somebody else has deleted', () => {
  const gone = { [list]: inTurn(schedules, others) }

  it('is gone from the list with a word when it is opened', async () => {
    const { page, dialog } = await edit(gone)
    await expect.element(page.getByText(/was deleted meanwhile\.$/)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('cell', { name })).not.toBeInTheDocument()
  })

  it.each([
    ['Delete', 'Delete', 'DELETE /api/v1/report-schedules/401/'],
    ['Run', 'Run now', 'POST /api/v1/report-schedules/401/run/'],
  ])('and when somebody wants to %s it', async (action, confirm, call) => {
    stubApi({
      ...reportsApi,
      [list]: inTurn(schedules, others),
      [call]: { status: 404, json: { detail: 'Not Found' } },
    })
    const { page } = await renderPortal('/reports?tab=scheduled')
    await page.getByRole('button', { name: `${action} ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
    await expect.element(page.getByText(/was deleted meanwhile\.$/)).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

it('is not shown as its form before it was read, and can be asked for again', async () => {
  const answers: Answer[] = [{ json: schedules }, 'offline']
  const { dialog } = await edit({ [list]: () => answers.shift() ?? { json: schedules } })
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Failed to fetch schedules')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveValue(name)
})
