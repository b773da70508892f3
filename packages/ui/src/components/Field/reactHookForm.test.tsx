import { Controller, useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { Button } from '../Button/Button.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { CheckList } from '../CheckList/CheckList.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextField } from '../TextField/TextField.tsx'

interface Answers {
  name: string
  password: string
  frequency: string
  day: string
  active: boolean
  format: string
  sites: number[]
}

const send = vi.fn<(answers: Answers) => void>()

function Form() {
  const { register, control, handleSubmit, formState } = useForm<Answers>({
    defaultValues: { frequency: 'WEEKLY', active: true, format: 'pdf', sites: [] },
  })
  const { errors } = formState
  return (
    <form onSubmit={handleSubmit((answers) => send(answers))} noValidate>
      <TextField
        label="Name"
        error={errors.name?.message}
        {...register('name', { required: 'Please enter a name.' })}
      />
      <PasswordField label="Password" {...register('password')} />
      <SelectField label="Frequency" {...register('frequency')}>
        <option value="DAILY">Daily</option>
        <option value="WEEKLY">Weekly</option>
      </SelectField>
      <DateField label="Day" {...register('day')} />
      <CheckboxField label="Active" {...register('active')} />
      <RadioGroup
        label="Format"
        options={[
          { value: 'pdf', label: 'PDF' },
          { value: 'csv', label: 'CSV' },
        ]}
        {...register('format')}
      />
      <Controller
        name="sites"
        control={control}
        rules={{ validate: (sites) => sites.length > 0 || 'Please select at least one location.' }}
        render={({ field, fieldState }) => (
          <CheckList
            label="Locations"
            options={[
              { value: 101, label: 'Harbour Point Hotel' },
              { value: 102, label: 'Lakeside Lodge' },
            ]}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  )
}

const save = page.getByRole('button', { name: 'Save' })
const nameField = page.getByRole('textbox', { name: 'Name' })

beforeEach(async () => {
  send.mockClear()
  await render(
    <ThemeRoot theme={lightTheme}>
      <Form />
    </ThemeRoot>,
  )
})

test('a refused form says why at each field and takes focus to the first', async () => {
  await save.click()
  await expect.element(nameField).toHaveFocus()
  await expect.element(nameField).toHaveAccessibleDescription('Please enter a name.')
  await expect
    .element(page.getByRole('group', { name: 'Locations' }))
    .toHaveAccessibleDescription('Please select at least one location.')
  expect(send).not.toHaveBeenCalled()
})

test('focus goes to a list of choices too', async () => {
  await nameField.fill('Weekly')
  await save.click()
  await expect.element(page.getByRole('group', { name: 'Locations' })).toHaveFocus()
})

test('a filled form hands over what was chosen, numbers as numbers', async () => {
  await nameField.fill('Weekly')
  await page.getByLabelText('Password', { exact: true }).fill('secret')
  await page.getByRole('combobox', { name: 'Frequency' }).selectOptions('Daily')
  await page.getByLabelText('Day').fill('2026-06-18')
  await page.getByRole('checkbox', { name: 'Active' }).click()
  await page.getByRole('radio', { name: 'CSV' }).click()
  await page.getByRole('checkbox', { name: 'Lakeside Lodge' }).click()
  await save.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(send.mock.lastCall?.[0]).toEqual({
    name: 'Weekly',
    password: 'secret',
    frequency: 'DAILY',
    day: '2026-06-18',
    active: false,
    format: 'csv',
    sites: [102],
  })
})
