import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusOn } from '../../testing/focusOn.ts'
import { garages, namedGarages } from '../../testing/garages.ts'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

type Value = string | number

const onChange = vi.fn()
const field = page.getByRole('combobox', { name: 'Garage' })
const list = page.getByRole('listbox', { name: 'Garage' })
const option = (name: string) => page.getByRole('option', { name })

function Chosen(props: Partial<ComboboxProps<Value>>) {
  const [value, setValue] = useState<Value | null>(props.value ?? null)
  return (
    <Combobox
      label="Garage"
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

const Shown = (props: Partial<ComboboxProps<Value>>) => (
  <ThemeRoot theme={lightTheme}>
    <Chosen {...props} />
    <input aria-label="After" />
  </ThemeRoot>
)

const show = (props: Partial<ComboboxProps<Value>> = {}) => render(<Shown {...props} />)

/** The option that keys act on. */
function activeOption(): string | null {
  const id = field.element().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? `${id} is not there`)
}

beforeEach(() => onChange.mockClear())

describe('keyboard', () => {
  test('focus alone opens nothing; arrow keys do, and go past what cannot be chosen', async () => {
    await show()
    focusOn(field)
    await expect.element(list).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list).toBeVisible()
    const path = [activeOption()]
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(field).toHaveFocus()
      path.push(activeOption())
    }
    expect(path.map((text) => text?.replace(/\d+ places/, ''))).toEqual([
      'Harbour',
      'Market Hall',
      'Opéra',
      'Station South',
      'Station South',
    ])
  })

  test('Enter chooses, closes, and sends no form', async () => {
    const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault())
    await render(
      <ThemeRoot theme={lightTheme}>
        <form onSubmit={onSubmit}>
          <Chosen />
        </form>
      </ThemeRoot>,
    )
    focusOn(field)
    await userEvent.keyboard('market{Enter}')
    await expect.element(field).toHaveValue('Market Hall')
    await expect.element(list).not.toBeInTheDocument()
    expect(onChange.mock.calls).toEqual([['market']])
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('Escape closes the list and puts the text back, then closes the modal', async () => {
    const onClose = vi.fn()
    await render(
      <ThemeRoot theme={lightTheme}>
        <Modal title="Move" onClose={onClose}>
          <Chosen value="opera" />
        </Modal>
      </ThemeRoot>,
    )
    await userEvent.keyboard('{Backspace}')
    await expect.element(list).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('Opéra')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('Tab leaves what was typed without choosing', async () => {
    await show({ value: 'opera', required: true })
    focusOn(field)
    await userEvent.fill(field, 'mark')
    await userEvent.tab()
    await expect.element(page.getByLabelText('After')).toHaveFocus()
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('Opéra')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('the list opens at what is chosen', async () => {
    await show({ value: 'opera' })
    focusOn(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeOption).toMatch(/^Opéra/)
    await expect.element(option('Opéra')).toHaveAttribute('aria-selected', 'true')
  })
})

test('accents and letter case do not matter, and the count is read out', async () => {
  await show()
  await userEvent.fill(field, 'OPERA')
  await expect.element(option('Opéra')).toBeVisible()
  expect(list.getByRole('option').elements()).toHaveLength(1)
  await expect.element(page.getByRole('status')).toHaveTextContent('1 option')
})

describe('giving up', () => {
  test('the button gives the choice up and leaves focus in the field', async () => {
    await show({ value: 'opera' })
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    expect(onChange.mock.calls).toEqual([[null]])
  })

  test('an emptied text gives it up when the reader goes', async () => {
    await show({ value: 'opera' })
    await userEvent.fill(field, '')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onChange.mock.calls).toEqual([[null]])
  })

  test('a required one is not given up', async () => {
    await show({ value: 'opera', required: true })
    await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
    await userEvent.fill(field, '')
    await userEvent.tab()
    await expect.element(field).toHaveValue('Opéra')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('10,000 options', () => {
  const drawn = () => document.querySelectorAll('[role="option"]').length

  test('few rows are drawn, the chosen one among them, and their places are told', async () => {
    await show({ options: garages(10_000), value: 5000 })
    await field.click()
    await expect.element(option('Garage 5000')).toBeVisible()
    await expect.element(option('Garage 5000')).toHaveAttribute('aria-posinset', '5000')
    await expect.element(option('Garage 5000')).toHaveAttribute('aria-setsize', '10000')
    expect(drawn()).toBeLessThanOrEqual(200)
  })

  test('keys reach every one, the last from the top as well', async () => {
    await show({ options: garages(10_000) })
    focusOn(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(activeOption).toBe('Garage 10000')
    for (let step = 0; step < 120; step += 1) {
      field
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
        )
    }
    await expect.poll(activeOption).toBe('Garage 9880')
    await expect.element(option('Garage 9880')).toBeVisible()
    expect(drawn()).toBeLessThanOrEqual(400)
  })

  test('scrolling goes on both ways, and moves nothing under the reader', async () => {
    await show({ options: garages(10_000), value: 5000 })
    await field.click()
    await expect.element(option('Garage 5000')).toBeVisible()
    const box = list.element()
    const top = () => option('Garage 4953').element().getBoundingClientRect().top
    option('Garage 4953').element().scrollIntoView({ block: 'start' })
    const before = top()
    await expect.element(option('Garage 4860')).toBeInTheDocument()
    expect(Math.abs(top() - before)).toBeLessThan(2)
    box.scrollTop = box.scrollHeight
    await expect.element(option('Garage 5140')).toBeInTheDocument()
  })
})

describe('options of a server', () => {
  test('what is typed is told, and the answer shown as it is', async () => {
    const onSearch = vi.fn()
    await show({ onSearch, options: [{ value: 1, label: 'Quay' }] })
    await userEvent.fill(field, 'har')
    expect(onSearch).toHaveBeenLastCalledWith('har')
    await expect.element(option('Quay')).toBeVisible()
  })

  test('a choice keeps its name when the next answer lacks it', async () => {
    const { rerender } = await show({ onSearch: vi.fn(), value: 'opera' })
    await rerender(<Shown onSearch={vi.fn()} options={[]} />)
    await expect.element(field).toHaveValue('Opéra')
  })

  describe('Enter that comes before they do', () => {
    const waiting = { status: 'loading', options: [] } as const

    test('chooses the first match once they are there', async () => {
      const { rerender } = await show(waiting)
      await userEvent.fill(field, 'market')
      await userEvent.keyboard('{Enter}')
      expect(onChange).not.toHaveBeenCalled()
      await rerender(<Shown />)
      await expect.element(field).toHaveValue('Market Hall')
      await expect.element(list).not.toBeInTheDocument()
      expect(onChange.mock.calls).toEqual([['market']])
    })

    test.each([
      ['more was typed', () => userEvent.keyboard('p')],
      ['the list was closed', () => userEvent.keyboard('{Escape}')],
      ['the reader has gone', () => userEvent.tab()],
    ])('is forgotten when %s', async (_, change) => {
      const { rerender } = await show(waiting)
      await userEvent.fill(field, 'o')
      await userEvent.keyboard('{Enter}')
      await change()
      await rerender(<Shown />)
      await field.click()
      await expect.element(option('Opéra')).toBeVisible()
      expect(onChange).not.toHaveBeenCalled()
    })

    test('chooses nothing where none could be had', async () => {
      const { rerender } = await show(waiting)
      await userEvent.fill(field, 'market')
      await userEvent.keyboard('{Enter}')
      await rerender(<Shown options={[]} status={{ message: 'No answer.' }} />)
      await expect.element(page.getByRole('status')).toHaveTextContent('No answer.')
      await rerender(<Shown />)
      await expect.element(option('Market Hall')).toBeVisible()
      expect(onChange).not.toHaveBeenCalled()
    })
  })

  test('waiting and failing are said, and tried again from the keyboard', async () => {
    const onRetry = vi.fn()
    const { rerender } = await show({ onSearch: vi.fn(), status: 'loading', options: [] })
    await userEvent.fill(field, 'har')
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading...')
    await rerender(
      <Shown onSearch={vi.fn()} options={[]} status={{ message: 'No answer.', onRetry }} />,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('No answer.')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

function Form({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const { control, handleSubmit } = useForm<{ garage: Value | null }>({
    defaultValues: { garage: null },
  })
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))}>
      <Controller
        control={control}
        name="garage"
        rules={{ required: 'Choose a garage.' }}
        render={({ field, fieldState }) => (
          <Combobox
            label="Garage"
            options={namedGarages}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <button type="submit">Save</button>
    </form>
  )
}

test('a form library shows its error, puts focus there and reads the value', async () => {
  const onSubmit = vi.fn()
  await render(
    <ThemeRoot theme={lightTheme}>
      <Form onSubmit={onSubmit} />
    </ThemeRoot>,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('Choose a garage.')
  await userEvent.keyboard('market{Enter}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toEqual({ garage: 'market' })
})

test('a plain form sends the value, and nothing of the text', async () => {
  await render(
    <ThemeRoot theme={lightTheme}>
      <form aria-label="Move">
        <Chosen name="garage" value="opera" />
      </form>
    </ThemeRoot>,
  )
  const form = page.getByRole('form').element()
  expect(form instanceof HTMLFormElement && [...new FormData(form)]).toEqual([['garage', 'opera']])
})
