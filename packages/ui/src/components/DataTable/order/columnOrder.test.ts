import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DataColumn } from '../columns/column.ts'
import { orderByColumn, type SortDirection } from './columnOrder.ts'

type Value = string | number | null

const plain: DataColumn<Value> = { id: 'value', header: 'Value', value: (row) => row }

function sorted(values: Value[], direction: SortDirection, column = plain) {
  const order = orderByColumn(values, column, 'N/A', 'en')[direction]
  return [...order].map((row) => values[row])
}

describe('blank values', () => {
  test.each([
    ['ascending', [3, 12, 100, null, null]],
    ['descending', [100, 12, 3, null, null]],
  ] as const)('come last %s, in their own order', (direction, expected) => {
    expect(sorted([12, null, 3, null, 100], direction)).toEqual(expected)
  })

  test.each(['ascending', 'descending'] as const)('are empty texts too, %s', (direction) => {
    expect(sorted(['', 'b', '  ', 'b'], direction)).toEqual(['b', 'b', '', '  '])
  })

  test.each(['ascending', 'descending'] as const)('are cells that show N/A, %s', (direction) => {
    const dates: DataColumn<Value> = {
      ...plain,
      text: (row) => (row === 'not a date' ? 'N/A' : String(row)),
    }
    const values = ['not a date', '2026-06-18', 'N/A', '2026-06-18']
    const expected = ['2026-06-18', '2026-06-18', 'not a date', 'N/A']
    expect(sorted(values, direction, dates)).toEqual(expected)
  })

  test('are numbers that are none', () => {
    expect(sorted([Number.NaN, 1], 'ascending')).toEqual([1, Number.NaN])
  })

  test('are not zeros', () => {
    expect(sorted([1, 0, -1, null], 'ascending')).toEqual([-1, 0, 1, null])
    expect(sorted([1, 0, -1, null], 'descending')).toEqual([1, 0, -1, null])
  })
})

describe('numbers', () => {
  test('sort by size, as texts too when every text is a number', () => {
    expect(sorted(['10', '9', ' 1.5', '-2', '+3', '.5', ''], 'ascending')).toEqual([
      '-2',
      '.5',
      ' 1.5',
      '+3',
      '9',
      '10',
      '',
    ])
    expect(sorted([10, '9', 1], 'ascending')).toEqual([1, '9', 10])
  })

  test('sort as texts beside one text that is none', () => {
    expect(sorted(['10', '9', 'Pool'], 'ascending')).toEqual(['10', '9', 'Pool'])
  })

  test.each(['0x10', '1e3', 'Infinity', '1,240', '1 2', '-', '.'])('%s is a text', (text) => {
    expect(sorted([text, '5'], 'ascending')).toEqual([text, '5'].sort())
  })

  test('keep every digit of long ids apart', () => {
    const ids = ['9007199254740993', '9007199254740992', '12', '9007199254740994']
    expect(sorted(ids, 'ascending')).toEqual([ids[2], ids[1], ids[0], ids[3]])
  })
})

test('instants sort by time, not by what is shown of them', () => {
  const text = (row: Value) => new Date(Number(row)).toUTCString()
  const values = [Date.UTC(2026, 8, 1), Date.UTC(2026, 0, 31), Date.UTC(2025, 11, 5)]
  expect(sorted(values, 'ascending', { ...plain, text })).toEqual(values.toReversed())
})

test('texts sort whatever their letter case', () => {
  const names = ['lobby', 'Bar', 'LOBBY', 'bar', 'Ärzte', 'Zimmer', 'Arkade']
  const expected = ['Arkade', 'Ärzte', 'Bar', 'bar', 'lobby', 'LOBBY', 'Zimmer']
  expect(sorted(names, 'ascending')).toEqual(expected)
})

test.each(['ascending', 'descending'] as const)('equal keys keep their order %s', (direction) => {
  const rows = [...'aAbBaA'].map((name, place) => ({ name, place }))
  const column = { id: 'name', header: 'Name', value: (row: { name: string }) => row.name }
  const order = orderByColumn(rows, column, 'N/A', 'en')[direction]
  const places = { ascending: [0, 1, 4, 5, 2, 3], descending: [2, 3, 0, 1, 4, 5] }
  expect([...order]).toEqual(places[direction])
})

describe('against a plain sort', () => {
  const collator = new Intl.Collator('en', { sensitivity: 'accent' })
  const isBlank = (value: Value) =>
    value === null || Number.isNaN(value) || String(value).trim() === '' || value === 'N/A'
  const isNumber = (value: Value) =>
    typeof value === 'number' || /^ *[-+]?(\d+(\.\d*)?|\.\d+) *$/.test(value ?? '')

  function plainOrder(values: Value[], direction: SortDirection) {
    const places = [...values.keys()]
    const filled = places.filter((i) => !isBlank(values[i] ?? null))
    const areNumbers = filled.every((i) => isNumber(values[i] ?? null))
    const compare = (a: Value, b: Value) => {
      if (areNumbers) return Number(a) < Number(b) ? -1 : Number(a) > Number(b) ? 1 : 0
      if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0
      if (typeof a === 'number' || typeof b === 'number') return typeof a === 'number' ? -1 : 1
      return collator.compare(a ?? '', b ?? '')
    }
    const sign = direction === 'ascending' ? 1 : -1
    filled.sort((a, b) => sign * compare(values[a] ?? null, values[b] ?? null))
    return [...filled, ...places.filter((i) => isBlank(values[i] ?? null))]
  }

  const blank = fc.constantFrom(null, '', ' ', 'N/A', Number.NaN)
  const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }))
  const numericText = fc.oneof(fc.nat(200), fc.float({ min: -9, max: 9 })).map((n) => n.toFixed(1))
  const word = fc.constantFrom('a', 'A', 'é', 'É', 'e', 'ß', 'SS', 'İ', 'i', '東館', '10', '9', '-')
  const text = fc.oneof(word, fc.string({ unit: 'binary' }), fc.string())

  test.each([
    ['numbers', fc.oneof(blank, number)],
    ['numeric texts', fc.oneof(blank, numericText)],
    ['numbers and numeric texts', fc.oneof(blank, number, numericText)],
    ['texts', fc.oneof(blank, text)],
    ['anything', fc.oneof(blank, number, numericText, text)],
  ])('%s come in the same order, both ways', (_, value) => {
    fc.assert(
      fc.property(fc.array<Value>(value), (values) => {
        for (const direction of ['ascending', 'descending'] as const) {
          const order = [...orderByColumn(values, plain, 'N/A', 'en')[direction]]
          expect(order).toEqual(plainOrder(values, direction))
        }
      }),
      { numRuns: 1000 },
    )
  })
})
