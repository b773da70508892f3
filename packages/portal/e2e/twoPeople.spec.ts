import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

const name = 'Kept by two'
const [first, theirs, mine] = ['first@hotel.example', 'theirs@hotel.example', 'mine@hotel.example']

// What the server answers to a form that is older than the schedule, and to one whose schedule is gone.
test.use({ expectedComplaints: [/status of (409|404)/] })

/** Opens the form of the schedule, as it is by now. */
async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit Schedule' })
  await expect(form.getByLabel('Name')).toHaveValue(name)
  return form
}

async function saveRecipients(form: Locator, recipients: readonly string[]): Promise<void> {
  await recipientsOf(form).fill(recipients.join(', '))
  await form.getByRole('button', { name: 'Save' }).click()
}

function recipientsOf(form: Locator): Locator {
  return form.getByRole('textbox', { name: 'Recipients' })
}

test('two people edit one schedule: neither loses what the other saved, or that it is deleted', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await signIn(page, 'multi')
  await page.goto('/reports?tab=scheduled')
  await page.getByRole('button', { name: 'Create New Schedule' }).click()
  const made = page.getByRole('dialog', { name: 'Create New Schedule' })
  await made.getByLabel('Name').fill(name)
  await saveRecipients(made, [first])
  await expect(made).toBeHidden()
  await signIn(other, 'multi')
  await other.goto('/reports?tab=scheduled')

  const form = await openForm(page)
  const otherForm = await openForm(other)
  await saveRecipients(otherForm, [first, theirs])
  await expect(otherForm).toBeHidden()

  await saveRecipients(form, [first, mine])
  const conflict = form.getByRole('region', {
    name: 'This schedule was changed after you opened it',
  })
  const choice = conflict.getByRole('radiogroup', { name: 'Recipients' })
  await expect(choice).toHaveAccessibleDescription(`Before: ${first}`)
  await expect(choice.getByRole('radio')).toHaveCount(3)
  await expect(choice.getByRole('radio', { name: `Theirs: ${first}, ${theirs}` })).toBeVisible()
  await expect(choice.getByRole('radio', { name: `Yours: ${first}, ${mine}` })).toBeVisible()
  const both = [first, theirs, mine].join(', ')
  await choice.getByRole('radio', { name: `Both: ${both}` }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  // Each sees it without loading the list anew, since a form shows a schedule as it is by now.
  await expect(recipientsOf(await openForm(other))).toHaveValue(both)
  await expect(recipientsOf(await openForm(page))).toHaveValue(both)
  await otherForm.getByRole('button', { name: 'Cancel' }).click()
  await other.getByRole('button', { name: `Delete ${name}` }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByRole('button', { name: `Edit ${name}` })).toBeHidden()

  await form.getByRole('button', { name: 'Save' }).click()
  const anew = page.getByRole('dialog', { name: 'Create New Schedule' })
  await expect(anew.getByRole('alert')).toHaveText(
    'This schedule was deleted after you opened it. Save makes it anew.',
  )
  await anew.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeHidden()
  await other.context().close()
})
