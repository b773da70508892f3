import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusOn } from '../../testing/focusOn.ts'
import { garages, namedGarages } from '../../testing/garages.ts'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'

type Value = string | number

const onChange = vi.fn()
const field = page.getByRole('combobox', { name: 'Garages' })
const list = page.getByRole('listbox', { name: 'Garages' })

function Chosen(props: Partial<MultiComboboxProps<Value>>) {
  const [value, setValue] = useState<readonly Value[]>(props.value ?? [])
  return (
    <MultiCombobox
      label="Garages"
      options={namedGarages}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const show = (props: Partial<MultiComboboxProps<Value>> = {}) =>
  render(
    <ThemeRoot theme={lightTheme}>
      <Chosen {...props} />
    </ThemeRoot>,
  )

beforeEach(() => onChange.mockClear())

test('Enter chooses and drops, and the list stays', async () => {
  await show()
  focusOn(field)
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{ArrowUp}{Enter}')
  expect(onChange.mock.calls).toEqual([[['harbour']], [['harbour', 'market']], [['market']]])
  await expect.element(list).toHaveAttribute('aria-multiselectable', 'true')
  await expect
    .element(page.getByRole('option', { name: 'Market Hall' }))
    .toHaveAttribute('aria-selected', 'true')
})

test('a press on an option leaves focus in the field', async () => {
  await show()
  await field.click()
  await page.getByRole('option', { name: 'Opéra' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(list).toBeVisible()
  await page.getByRole('option', { name: 'Station North' }).click({ force: true })
  expect(onChange.mock.calls).toEqual([[['opera']]])
})

test('one of the chosen is dropped by its button, and focus goes to the field', async () => {
  await show({ value: ['opera', 'market'] })
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Opéra' }).click()
  await expect.element(field).toHaveFocus()
  expect(onChange.mock.calls).toEqual([[['market']]])
})

test('of hundreds that are chosen a few are shown and the rest counted', async () => {
  await show({ options: garages(300), value: garages(300).map(({ value }) => value) })
  await expect.element(page.getByText('and 292 more')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(8)
})

test('a plain form sends every value', async () => {
  await render(
    <ThemeRoot theme={lightTheme}>
      <form aria-label="Move">
        <Chosen name="garage" value={['opera', 'market']} />
      </form>
    </ThemeRoot>,
  )
  const form = page.getByRole('form').element()
  const sent = form instanceof HTMLFormElement ? [...new FormData(form).values()] : []
  expect(sent).toEqual(['opera', 'market'])
})
