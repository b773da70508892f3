import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { NavTabs } from '../NavTabs/NavTabs.tsx'
import { Tabs } from './Tabs.tsx'

const names = ['On-Demand Reports', 'Scheduled Reports', 'Scheduled History']

/** Below the part of the page that is seen, in less room than the names need. */
const inNarrowPlace = (tabs: React.ReactNode) => (
  <ThemeRoot theme={lightTheme}>
    <div style={{ paddingBlock: '3000px', inlineSize: 240 }}>{tabs}</div>
  </ThemeRoot>
)

const reports = (open: string, dir = 'ltr') =>
  inNarrowPlace(
    <Tabs
      dir={dir}
      label="Reports"
      tabs={names.map((name) => ({ id: name, label: name, content: name }))}
      value={open}
      onChange={() => {}}
    />,
  )

const links = (current: string) =>
  inNarrowPlace(
    <NavTabs label="Reports">
      {names.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </NavTabs>,
  )

const tab = (name: string) => page.getByRole('tab', { name })
const link = (name: string) => page.getByRole('link', { name })

/** Waits until all of a tab is seen in its row, which the page has not moved for. */
async function expectInSight(target: ReturnType<typeof tab>) {
  await expect
    .poll(() => {
      const own = target.element().getBoundingClientRect()
      const row = target.element().parentElement?.getBoundingClientRect()
      // Where a row has scrolled to its end a pixel may be lost to rounding.
      return row && own.left >= row.left - 1 && own.right <= row.right + 1
    })
    .toBe(true)
  expect(window.scrollY).toBe(0)
}

test.each(['ltr', 'rtl'])('the open tab is in sight from the start, written %s', async (dir) => {
  await render(reports('Scheduled History', dir))
  await expectInSight(tab('Scheduled History'))
})

test('a tab that is opened from elsewhere comes into sight', async () => {
  const { rerender } = await render(reports('On-Demand Reports'))
  await expectInSight(tab('On-Demand Reports'))
  await rerender(reports('Scheduled History'))
  await expectInSight(tab('Scheduled History'))
})

test('the link to the current page is in sight from the start', async () => {
  await render(links('Scheduled History'))
  await expectInSight(link('Scheduled History'))
})

test('a router may mark another link without the row knowing', async () => {
  await render(links('On-Demand Reports'))
  await expectInSight(link('On-Demand Reports'))
  link('On-Demand Reports').element().removeAttribute('aria-current')
  link('Scheduled History').element().setAttribute('aria-current', 'page')
  await expectInSight(link('Scheduled History'))
})

describe('a tab that is disabled', () => {
  const onChange = vi.fn()
  const show = (disabled: readonly string[]) =>
    render(
      <ThemeRoot theme={lightTheme}>
        <Tabs
          label="Garage"
          tabs={['Cars', 'Gates', 'Guards'].map((id) => ({
            id,
            label: id,
            content: id,
            disabled: disabled.includes(id),
          }))}
          value="Cars"
          onChange={onChange}
        />
      </ThemeRoot>,
    )

  test.each([
    ['{ArrowRight}', ['Gates'], 'Guards'],
    ['{ArrowLeft}', ['Guards'], 'Gates'],
    ['{End}', ['Guards'], 'Gates'],
    ['{ArrowLeft}', ['Gates'], 'Guards'],
  ])('is passed by %s', async (key, disabled, opened) => {
    onChange.mockClear()
    await show(disabled)
    await userEvent.tab()
    await expect.element(tab('Cars')).toHaveFocus()
    await userEvent.keyboard(key)
    expect(onChange.mock.calls).toEqual([[opened]])
  })

  test('says so, and does nothing when pressed', async () => {
    onChange.mockClear()
    await show(['Gates'])
    await expect.element(tab('Gates')).toHaveAttribute('aria-disabled', 'true')
    await tab('Gates').click({ force: true })
    expect(onChange).not.toHaveBeenCalled()
  })

  test('keys stay where no other can be opened', async () => {
    onChange.mockClear()
    await show(['Cars', 'Gates', 'Guards'])
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{End}')
    expect(onChange).not.toHaveBeenCalled()
  })
})
