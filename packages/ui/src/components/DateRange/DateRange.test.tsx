import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { DateRange, type DateRangeProps } from './DateRange.tsx'

const group = page.getByRole('group', { name: 'Days' })
const from = page.getByLabelText('From')
const to = page.getByLabelText('To')

function Chosen(props: Partial<DateRangeProps>) {
  const [value, setValue] = useState({ from: '2026-06-01', to: '2026-06-10' })
  return <DateRange label="Days" {...props} value={value} onChange={setValue} />
}

const show = (props: Partial<DateRangeProps> = {}) =>
  render(
    <ThemeRoot theme={lightTheme}>
      <form aria-label="Count">
        <Chosen {...props} />
      </form>
    </ThemeRoot>,
  )

test('says what is wrong at the group and at both days, until it is right', async () => {
  await show()
  await expect.element(group).not.toHaveAttribute('aria-invalid')
  await userEvent.fill(from, '2026-06-11')
  const fault = 'The first day is after the last one.'
  await expect.element(group).toHaveAccessibleDescription(fault)
  await expect.element(from).toHaveAccessibleDescription(fault)
  await expect.element(to).toHaveAccessibleDescription(fault)
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(to, '2026-06-11')
  await expect.element(group).not.toHaveAccessibleDescription(fault)
})

test('an error of the caller stands in the place of its own', async () => {
  await show({ maxDays: 3, error: 'No counts.' })
  await expect.element(group).toHaveAccessibleDescription('No counts.')
  await expect.element(page.getByText('Choose 3 days at most.')).not.toBeInTheDocument()
})

test('one press sets a span, and looks set', async () => {
  await show({ presets: [{ label: 'May', from: '2026-05-01', to: '2026-05-31' }] })
  const may = page.getByRole('button', { name: 'May' })
  await expect.element(may).toHaveAttribute('aria-pressed', 'false')
  await may.click()
  await expect.element(may).toHaveAttribute('aria-pressed', 'true')
  await expect.element(to).toHaveValue('2026-05-31')
})

test('a plain form sends both days', async () => {
  await show({ names: { from: 'first', to: 'last' } })
  const form = page.getByRole('form').element()
  expect(form instanceof HTMLFormElement && [...new FormData(form)]).toEqual([
    ['first', '2026-06-01'],
    ['last', '2026-06-10'],
  ])
})
