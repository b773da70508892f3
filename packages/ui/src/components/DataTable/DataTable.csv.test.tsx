import { parse } from 'csv-parse/browser/esm/sync'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { renderTable } from '../../testing/renderTable.tsx'
import { makeSamples, pickColumns, samples } from '../../testing/tableSamples.tsx'
import { TextProvider } from '../../texts/TextProvider.tsx'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import type { Column } from './columns/column.ts'
import { DataTable } from './DataTable.tsx'

let files: { name: string; blob: Blob }[] = []

beforeEach(() => {
  files = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`
    if (blob instanceof Blob) blobs.set(url, blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href)
    if (blob) files.push({ name: this.download, blob })
  })
})
afterEach(() => vi.restoreAllMocks())

async function savedFile() {
  await vi.waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 })
  const [file] = files
  if (!file) throw new Error('Nothing was saved')
  const bytes = new Uint8Array(await file.blob.arrayBuffer())
  // As a spreadsheet does, this takes the byte-order mark away.
  return { name: file.name, bytes, text: new TextDecoder().decode(bytes) }
}

async function exported(props: Parameters<typeof renderTable>[0]) {
  const { screen } = await renderTable(props)
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  const file = await savedFile()
  const lines: string[][] = parse(file.text, { record_delimiter: '\r\n' })
  return { ...file, header: lines[0], rows: lines.slice(1) }
}

describe('the file', () => {
  test('holds the rows that match, of all pages, in the order shown, without actions', async () => {
    const { header, rows } = await exported({
      defaultState: { search: 'gt-650', sort: { columnId: 'name', direction: 'descending' } },
      pageSize: 4,
    })
    expect(header).toEqual(['Serial Number', 'Name', 'Model', 'Status', 'Parked Cars', 'Last Seen'])
    const expected = samples.filter((row) => row.model === 'GT-650').map((row) => row.name)
    const collator = new Intl.Collator('en', { sensitivity: 'accent' })
    expect(rows.map((row) => row[1])).toEqual(expected.sort((a, b) => collator.compare(b, a)))
    expect(rows).toHaveLength(10)
  })

  test('holds what the cells show', async () => {
    const { rows } = await exported({ rows: samples.slice(5, 6) })
    expect(rows).toEqual([
      ['00-00-5E-00-00-05', 'BAR-GT-06', 'GT-750 Outdoor', 'Unknown', 'N/A', 'Never'],
    ])
  })

  test('begins with one byte-order mark, so that accents survive a spreadsheet', async () => {
    const { bytes, header, rows } = await exported({
      rows: samples.slice(0, 2).map((row) => ({ ...row, name: 'Café São José' })),
      columns: pickColumns('name'),
    })
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.indexOf(0xef, 3)).toBe(-1)
    expect(header).toEqual(['Name'])
    expect(rows).toEqual([['Café São José'], ['Café São José']])
  })

  test.each(['=1+1', '@sum', '+49 30 1', '-', '\tx', '\rx', '＝1'])(
    'neutralises the text %j',
    async (name) => {
      const { rows } = await exported({
        rows: samples.slice(0, 1).map((row) => ({ ...row, name })),
        columns: pickColumns('name'),
      })
      expect(rows).toEqual([[`'${name}`]])
    },
  )

  test.each([
    { value: -5, text: undefined, written: '-5' },
    { value: -5.25, text: '-5.25', written: '-5.25' },
    { value: -5, text: '-5 cars', written: "'-5 cars" },
    { value: 5.5, text: '5.50', written: '5.50' },
  ])('keeps numbers: $value shown as $text', async ({ value, text, written }) => {
    const column = { id: 'n', header: 'N', value: () => value }
    const { rows } = await exported({
      rows: samples.slice(0, 1),
      columns: [text === undefined ? column : { ...column, text: () => text }],
    })
    expect(rows).toEqual([[written]])
  })

  test('carries commas, quotes, newlines and any letter', async () => {
    const names = ['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines', '東館 🎉', ' spaces ', "'", '']
    const rows = makeSamples(names.length).map((row, i) => ({ ...row, name: names[i] ?? '' }))
    const file = await exported({ rows, columns: pickColumns('name', 'model') })
    expect(file.rows.map((row) => row[0])).toEqual(names)
  })
})

test.each([
  ['de', 'Ja', '1284,5', '0,25', '-3'],
  ['en', 'Yes', '1284.5', '0.25', '-3'],
])(
  'numbers read as in %s on the screen, and as programs read them in the file',
  async (locale, yes, ...shown) => {
    const numbers = [1284.5, 0.25, -3]
    const columns: Column<number[]>[] = [
      ...numbers.map((_, i) => ({
        id: `n${i}`,
        header: `N${i}`,
        value: (row: number[]) => row[i] ?? null,
      })),
      { id: 'yes', header: 'Yes', value: () => true },
      { id: 'own', header: 'Own', value: () => 1.5, text: () => '1.50 m' },
    ]
    const screen = await render(
      <TextProvider locale={locale} texts={{ DataTable: { yes } }}>
        <ThemeRoot theme={lightTheme}>
          <DataTable
            title="Sums"
            columns={columns}
            rows={[numbers]}
            rowKey={String}
            csvFileName="sums"
          />
        </ThemeRoot>
      </TextProvider>,
    )
    const cells = [...screen.container.querySelectorAll('tbody tr > *')]
    expect(cells.map((cell) => cell.textContent)).toEqual([...shown, yes, '1.50 m'])
    await screen.getByRole('searchbox').fill(shown[0] ?? '')
    await screen.getByRole('button', { name: 'Export CSV' }).click()
    const { text } = await savedFile()
    expect(text.split('\r\n')[1]).toBe(`1284.5,0.25,-3,${yes},1.50 m`)
  },
)

describe('its name', () => {
  test.each([
    ['gates-Grüne Aue — 東館.csv', 'gates-Grüne Aue — 東館.csv'],
    ['gates-50%/5G.csv', 'gates-50%_5G.csv'],
    ['../../etc/passwd.csv', '_.._etc_passwd.csv'],
    ['a:b*c?.csv', 'a_b_c_.csv'],
    ['con.csv', '_con.csv'],
  ])('%s is saved as %s', async (csvFileName, saved) => {
    const { name } = await exported({ csvFileName, rows: samples.slice(0, 1) })
    expect(name).toBe(saved)
  })
})

test('100,000 rows are written while the button is busy', { timeout: 30_000 }, async () => {
  const { screen } = await renderTable({ rows: makeSamples(100_000) })
  const button = screen.getByRole('button', { name: 'Export' })
  // It may be over before anyone asks: what it was meanwhile is noted.
  const states: (string | null)[] = []
  const watcher = new MutationObserver((changes) => {
    for (const { oldValue } of changes) states.push(oldValue)
  })
  watcher.observe(button.element(), { attributeFilter: ['aria-busy'], attributeOldValue: true })
  await button.click()
  const lines = (await savedFile()).text.split('\r\n')
  expect(lines).toHaveLength(100_002)
  expect(lines.at(-2)).toContain('-GT-100000,')
  await expect.element(button).not.toHaveAttribute('aria-busy')
  watcher.disconnect()
  expect(states).toContain('true')
})
