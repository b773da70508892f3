import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Column } from '../columns/column.ts'
import { createTableIndex, type TableSort } from './tableIndex.ts'

interface Device {
  name: string
  clients: number | null
}

const columns: Column<Device>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  {
    id: 'clients',
    header: 'Clients',
    value: (row) => row.clients,
    text: (row) => (row.clients === null ? 'N/A' : `${row.clients} clients`),
  },
  { id: 'actions', header: 'Actions', cell: () => 'History' },
]

const devices: Device[] = [
  { name: 'LOBBY-AP-01', clients: 12 },
  { name: 'Bar-AP-01', clients: null },
  { name: 'lobby-AP-02', clients: 3 },
]

const index = createTableIndex(devices, columns, 'N/A', 'en')
const find = (search: string) => [...index.order(search, null)]

describe('search', () => {
  test.each([
    ['matches any column', 'bar', [1]],
    ['ignores letter case', 'LOBBY', [0, 2]],
    ['looks at what the cells show', '3 clients', [2]],
    ['finds what stands for a missing value', 'n/a', [1]],
    ['ignores spaces around it', ' bar ', [1]],
    ['finds a space within', '2 c', [0]],
    ['never runs over two cells', '0112', []],
    ['leaves out columns of actions', 'history', []],
    ['matches every row when it is empty', '', [0, 1, 2]],
    ['matches every row when it is blank', '  ', [0, 1, 2]],
  ])('%s', (_, text, rows) => {
    expect(find(text)).toEqual(rows)
  })

  test('finds a row by further text of a column, line by line, which no cell shows', () => {
    const further = columns.map((column) =>
      column.id === 'name' && column.value
        ? { ...column, searchText: ({ name }: Device) => `${name.replaceAll('-', '')}\nOther` }
        : column,
    )
    const tested = createTableIndex(devices, further, 'N/A', 'en')
    expect([...tested.order('lobbyap', null)]).toEqual([0, 2])
    expect([...tested.order('lobby-ap-02', null)]).toEqual([2])
    expect([...tested.order('01other', null)]).toEqual([])
  })

  test('finds the same whatever was searched before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', ' ') })),
        fc.array(fc.string({ unit: fc.constantFrom('a', 'A', 'b'), maxLength: 3 })),
        (names, searches) => {
          const rows = names.map((name) => ({ name, clients: null }))
          const tested = createTableIndex(rows, columns.slice(0, 1), 'N/A', 'en')
          for (const search of searches) {
            const expected = [...names.keys()].filter((row) =>
              names[row]?.toLowerCase().includes(search.toLowerCase()),
            )
            expect([...tested.order(search, null)]).toEqual(expected)
          }
        },
      ),
    )
  })

  test('can be prepared bit by bit', () => {
    const rows = Array.from({ length: 1000 }, (_, i) => ({ name: `AP-${i}`, clients: null }))
    const tested = createTableIndex(rows, columns, 'N/A', 'en')
    let looks = 0
    const once = () => looks++ % 2 === 0
    while (!tested.prepare(once));
    expect(looks).toBeGreaterThan(4)
    expect([...tested.order('ap-999', null)]).toEqual([999])
  })
})

describe('order', () => {
  const byName: TableSort = { columnId: 'name', direction: 'descending' }

  test('keeps the sort among the rows that match', () => {
    expect([...index.order('lobby', byName)]).toEqual([2, 0])
  })

  test('is the rows own order without a sort', () => {
    expect(find('')).toEqual([0, 1, 2])
  })

  test.each(['actions', 'nothing'])('ignores a sort by %s', (columnId) => {
    expect([...index.order('', { ...byName, columnId })]).toEqual([0, 1, 2])
  })

  test('holds every matching row once, whatever the sort', () => {
    const device = fc.record({
      name: fc.string({ maxLength: 4 }),
      clients: fc.option(fc.nat(9)),
    })
    const sort = fc.record({
      columnId: fc.constantFrom('name', 'clients'),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    })
    fc.assert(
      fc.property(fc.array(device), fc.string({ maxLength: 2 }), sort, (rows, search, by) => {
        const tested = createTableIndex(rows, columns, 'N/A', 'en')
        const unsorted = [...tested.order(search, null)]
        expect([...tested.order(search, by)].sort((a, b) => a - b)).toEqual(unsorted)
      }),
    )
  })
})
