/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type CsvCell, csvChunks, toCsv } from './csv.ts'

fc.configureGlobal({ seed: 20_260_611 })
vi.setConfig({ testTimeout: 60_000 })

const require = createRequire(import.meta.url)

/** A strict reader that is none of ours: any stray quote or uneven row is an error. */
function read(csv: string): string[][] {
  return parse(csv, { bom: true, record_delimiter: '\r\n' })
}

/** Returns the text that a reader should find for a cell, told apart from how it is written. */
function readable(cell: CsvCell): string {
  if (typeof cell === 'string') {
    const startsFormula = [...'=+-@\t\r\n＝＋－＠'].some((start) => cell.startsWith(start))
    return startsFormula ? `'${cell}` : cell
  }
  return cell === null ? '' : `${cell}`
}

describe('the file', () => {
  test('is UTF-8 with one byte-order mark and ends its lines in CRLF', () => {
    const csv = toCsv(['Location Name', 'Online Devices'], [['Café São José', 12]])
    const bytes = new TextEncoder().encode(csv)
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 'L'.charCodeAt(0)])
    expect(csv.slice(1)).toBe('Location Name,Online Devices\r\nCafé São José,12\r\n')
    expect(read(csv)[0]).toEqual(['Location Name', 'Online Devices'])
  })

  test('escapes commas, quotes and newlines', () => {
    const csv = toCsv(['Name'], [['a,b'], ['5" AP'], ['two\nlines'], ['two\r\nlines'], ['plain']])
    expect(csv.slice(1).split(/\r\n(?!lines)/)).toEqual([
      'Name',
      '"a,b"',
      '"5"" AP"',
      '"two\nlines"',
      '"two\r\nlines"',
      'plain',
      '',
    ])
  })

  test('has only its header when there are no rows', () => {
    expect(toCsv(['Name', 'Room'], [])).toBe('\uFEFFName,Room\r\n')
  })
})

describe('formulas', () => {
  const cellOf = (cell: CsvCell) => toCsv([], [[cell]]).split('\r\n')[1]

  test.each([
    ['=1+1', `"'=1+1"`],
    ['@sum', `"'@sum"`],
    ['+49 30 1', `"'+49 30 1"`],
    ['-', `"'-"`],
    ['-5', `"'-5"`],
    ['\tx', `"'\tx"`],
    ['＝1+1', `"'＝1+1"`],
    ['＋1', `"'＋1"`],
    ['－1', `"'－1"`],
    ['＠sum', `"'＠sum"`],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ])('as text, %j is neutralised inside quotes', (text, written) => {
    expect(cellOf(text)).toBe(written)
  })

  test.each(['\r=1', '\n=1+1', '\r\n=1', '\n'])('as text, %j is neutralised', (text) => {
    expect(read(toCsv(['Name'], [[text]]))[1]).toEqual([`'${text}`])
  })

  test('in a header are neutralised too', () => {
    expect(toCsv(['=1'], [])).toBe(`\uFEFF"'=1"\r\n`)
  })

  test.each([
    [-5, '-5'],
    [0, '0'],
    [0.1, '0.1'],
    [1234567, '1234567'],
    [Number.NaN, ''],
    [Number.NEGATIVE_INFINITY, ''],
    [null, ''],
  ])('a number or nothing, %s, is left alone', (value, written) => {
    expect(cellOf(value)).toBe(written)
  })

  test.each(['1=1', 'a-b', ' =1', "'", 'ok'])('in the middle, as in %j, are left alone', (text) => {
    expect(cellOf(text)).toBe(text)
  })
})

describe('a strict reader finds what was written', () => {
  const special = fc.constantFrom(...',"\n\r\t=+-@＝\uFEFF\';|aé漢', '🎉', '\r\n', ' ')
  const text = fc.oneof(fc.string({ unit: special }), fc.string({ unit: 'binary' }))
  const cell = fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
    fc.tuple(
      fc.array(text, { minLength: width, maxLength: width }),
      fc.array(fc.array(fc.option(cell, { nil: null }), { minLength: width, maxLength: width }), {
        maxLength: 8,
      }),
    ),
  )

  test('of any table', () => {
    fc.assert(
      fc.property(table, ([header, rows]) => {
        expect(read(toCsv(header, rows))).toEqual([header, ...rows].map((row) => row.map(readable)))
      }),
      { numRuns: 400 },
    )
  })

  test('of the Big List of Naughty Strings', () => {
    const naughty: string[] = require('big-list-of-naughty-strings')
    expect(naughty.length).toBeGreaterThan(400)
    const rows = naughty.map((text, index) => [index, text])
    const expected = rows.map((row) => row.map(readable))
    expect(read(toCsv(['No.', 'Text'], rows)).slice(1)).toEqual(expected)
  })

  const spectrum = dirname(require.resolve('csv-spectrum/package.json'))
  const vectors = readdirSync(join(spectrum, 'json')).map((file) => file.replace(/\.json$/, ''))

  test.each(vectors)('of the csv-spectrum table %s', (name) => {
    const vector: Record<string, string> | Record<string, string>[] = JSON.parse(
      readFileSync(join(spectrum, 'json', `${name}.json`), 'utf8'),
    )
    const records = [vector].flat()
    const header = Object.keys(records[0] ?? {})
    const rows = records.map((record) => Object.values(record))
    expect(rows.length).toBeGreaterThan(0)
    const expected = [header, ...rows].map((row) => row.map(readable))
    expect(read(toCsv(header, rows))).toEqual(expected)
  })
})

describe('csvChunks', () => {
  const header = ['Name', 'Clients']
  const row = (index: number) => [`Access point ${index}`, index]

  test('are together what toCsv writes', () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => row(index))
    const chunks = [...csvChunks(header, rows)]
    expect(chunks.length).toBeGreaterThan(3)
    expect(chunks.join('')).toBe(toCsv(header, rows))
  })

  test('are short, and take rows only as they write them', () => {
    let taken = 0
    function* rows() {
      for (; taken < 100_000; taken += 1) yield row(taken)
    }
    const first = csvChunks(header, rows()).next().value
    expect(first?.length).toBeLessThan(150_000)
    expect(taken).toBeLessThan(10_000)
  })
})
