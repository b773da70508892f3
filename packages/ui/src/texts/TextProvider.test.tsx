import type { ReactElement, ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../components/Button/Button.tsx'
import { DataTable } from '../components/DataTable/DataTable.tsx'
import { Modal } from '../components/Modal/Modal.tsx'
import { PagedList } from '../components/PagedList/PagedList.tsx'
import { Pagination } from '../components/Pagination/Pagination.tsx'
import { germanTexts } from '../locales/de.ts'
import { lightTheme } from '../theme/lightTheme.ts'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { TextProvider, type TextSource } from './TextProvider.tsx'
import { useLocale } from './useFormats.ts'
import { useTexts } from './useTexts.ts'

const show = (content: ReactNode) => render(<ThemeRoot theme={lightTheme}>{content}</ThemeRoot>)
const ownEnglish = { name: 'Garage' }
const pages = <Pagination page={1} hasNext onPageChange={() => {}} />

function Locale(): ReactElement {
  return <p>{`locale ${useLocale()}`}</p>
}

function Watched({ onDraw }: { onDraw: () => void }): ReactElement {
  useLocale()
  onDraw()
  return <Button>Press</Button>
}

function Own({ width, onDraw }: { width: number; onDraw: (texts: object) => void }) {
  onDraw(useTexts('Own', ownEnglish))
  return <p>{width}</p>
}

describe('TextProvider', () => {
  test('is not needed for English', async () => {
    const page = await show(
      <>
        {pages}
        <Locale />
      </>,
    )
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await expect.element(page.getByText('locale en')).toBeVisible()
  })

  test('gives what it does not name in English', async () => {
    const page = await show(
      <TextProvider texts={{ Pagination: { nextText: 'Onwards' } }}>{pages}</TextProvider>,
    )
    await expect.element(page.getByRole('button', { name: 'Onwards' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Previous' })).toBeVisible()
  })

  test('stands behind what a component is given', async () => {
    const page = await show(
      <TextProvider locale="de" texts={germanTexts}>
        <Modal title="T" closeText="Done" onClose={() => {}} />
      </TextProvider>,
    )
    await expect.element(page.getByRole('button', { name: 'Done' })).toBeVisible()
  })

  test('adds to the one around it', async () => {
    const page = await show(
      <TextProvider locale="de" texts={germanTexts}>
        <TextProvider texts={{ Pagination: { nextText: 'Vorwärts' } }}>
          {pages}
          <Locale />
        </TextProvider>
      </TextProvider>,
    )
    await expect.element(page.getByRole('button', { name: 'Vorwärts' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Zurück' })).toBeVisible()
    await expect.element(page.getByText('locale de')).toBeVisible()
  })

  test('begins anew where it speaks another language than the one around it', async () => {
    const page = await show(
      <TextProvider locale="de" texts={germanTexts}>
        <TextProvider locale="en">{pages}</TextProvider>
      </TextProvider>,
    )
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
  })

  test('counts in the words and figures of its language', async () => {
    const items = Array.from({ length: 20_000 }, (_, item) => item)
    const page = await show(
      <TextProvider locale="de" texts={germanTexts}>
        <PagedList items={items}>{() => null}</PagedList>
      </TextProvider>,
    )
    await expect.element(page.getByText('1–100 von 20.000')).toBeVisible()
    const { DataTable: table } = germanTexts({
      formatCount: String,
      plural: (count, { one, other }) => (count === 1 ? (one ?? other) : other),
    })
    expect([1, 2].map(table.resultCount)).toEqual(['1 Ergebnis', '2 Ergebnisse'])
  })

  test('takes a further list of texts, and gives it up', async () => {
    const screen = (texts: TextSource[]) => (
      <ThemeRoot theme={lightTheme}>
        <TextProvider texts={texts}>{pages}</TextProvider>
      </ThemeRoot>
    )
    const first = { Pagination: { nextText: 'Onward' } }
    const page = await render(screen([first]))
    await page.rerender(screen([first, { Pagination: { previousText: 'Back' } }]))
    await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
    await page.rerender(screen([]))
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
  })

  test('gives a component of a product the same texts each time it is drawn', async () => {
    const drawn = new Set<object>()
    const texts = { Own: { name: 'Parkhaus' } }
    const screen = (width: number) => (
      <TextProvider locale="de" texts={texts}>
        <Own width={width} onDraw={(texts) => drawn.add(texts)} />
      </TextProvider>
    )
    const page = await render(screen(1))
    await page.rerender(screen(2))
    await expect.element(page.getByText('2')).toBeVisible()
    expect([...drawn]).toHaveLength(1)
    expect([...drawn]).toEqual([{ name: 'Parkhaus' }])
  })

  test('draws nothing anew when its list of texts is another array of the same', async () => {
    const countDrawn = vi.fn()
    const child = <Watched onDraw={countDrawn} />
    const tree = () => (
      <ThemeRoot theme={lightTheme}>
        <TextProvider locale="de" texts={[germanTexts]}>
          {child}
        </TextProvider>
      </ThemeRoot>
    )
    const page = await render(tree())
    countDrawn.mockClear()
    await page.rerender(tree())
    expect(countDrawn).not.toHaveBeenCalled()
  })
})

const names = ['Zebra', 'Ärmel', 'Arm', 'Öse', 'Ost']

test.each([
  ['de', ['Arm', 'Ärmel', 'Öse', 'Ost', 'Zebra']],
  ['sv', ['Arm', 'Ost', 'Zebra', 'Ärmel', 'Öse']],
])('a table in %s is sorted as its readers look it up', async (locale, sorted) => {
  const page = await show(
    <TextProvider locale={locale}>
      <DataTable
        title="Names"
        columns={[{ id: 'name', header: 'Name', value: ({ name }: { name: string }) => name }]}
        rows={names.map((name) => ({ name }))}
        rowKey={({ name }) => name}
        defaultState={{ sort: { columnId: 'name', direction: 'ascending' } }}
      />
    </TextProvider>,
  )
  const cells = page.container.querySelectorAll('tbody th')
  expect([...cells].map((cell) => cell.textContent)).toEqual(sorted)
})
