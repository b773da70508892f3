import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { PagedList, type PagedListProps } from './PagedList.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function list(props: Partial<PagedListProps<number>> = {}) {
  return (
    <ThemeRoot theme={lightTheme}>
      <PagedList items={numbers(20_000)} {...props}>
        {(shown, { from }) => (
          <ol start={from}>
            {shown.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ol>
        )}
      </PagedList>
    </ThemeRoot>
  )
}
const shown = () => [...document.querySelectorAll('li')].map((item) => Number(item.textContent))

it('has one page of a long list on the page, and says which', async () => {
  const page = await render(list())
  await expect.element(page.getByText('Showing 1 - 100 of 20,000')).toBeVisible()
  expect(shown()).toEqual(numbers(100))
  await page.getByRole('button', { name: 'Next' }).click()
  expect(shown().at(0)).toBe(101)
  await expect.element(page.getByRole('list')).toHaveAttribute('start', '101')
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 101 - 200 of 20,000')
})

it('is nothing but its list when that fits', async () => {
  const page = await render(list({ items: numbers(100) }))
  expect(shown()).toHaveLength(100)
  expect(page.getByRole('button').query()).toBeNull()
  expect(page.getByRole('status').query()).toBeNull()
})

it('stays where it is when items come or go, and falls back when its page is gone', async () => {
  const page = await render(list())
  await page.getByRole('button', { name: 'Next' }).click()
  await page.rerender(list({ items: numbers(20_001) }))
  expect(shown().at(0)).toBe(101)
  await page.rerender(list({ items: numbers(150) }))
  expect(shown()).toEqual(numbers(150).slice(100))
  await page.rerender(list({ items: numbers(20) }))
  expect(shown()).toEqual(numbers(20))
})

it('turns no page by itself where the caller keeps count', async () => {
  const onPageChange = vi.fn()
  const page = await render(list({ page: 200, onPageChange }))
  expect(shown().at(-1)).toBe(20_000)
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous' }).click()
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(199)
  expect(shown().at(-1)).toBe(20_000)
})

it('brings the start of a page into sight that is higher than the screen', async () => {
  const page = await render(list())
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('listitem').first()).toBeInViewport()
})
