import { expect, it } from 'vitest'
import { readTableAddress, writeTableAddress } from './tableAddress.ts'

const defaults = { sort: { columnId: 'name', direction: 'ascending' } } as const
const initial = { search: '', sort: defaults.sort, page: 1 }

it.each([
  ['', initial],
  [
    'q=AP-+1%2F2&sort=-seen&page=3',
    {
      search: 'AP- 1/2',
      sort: { columnId: 'seen', direction: 'descending' },
      page: 3,
    },
  ],
  ['sort=status', { ...initial, sort: { columnId: 'status', direction: 'ascending' } }],
  ['page=0', initial],
  ['page=-2', initial],
  ['page=1.5', initial],
  ['page=many', initial],
  ['sort=', initial],
  ['rows=0', initial],
  ['rows=50', { ...initial, pageSize: 50 }],
  ['filter.state=Open%2CClosed', { ...initial, filters: { state: 'Open,Closed' } }],
] as const)('%s is read', (query, state) => {
  expect(readTableAddress(new URLSearchParams(query), defaults)).toEqual(state)
})

it.each([
  initial,
  { search: 'Łódź & "co" #1', sort: { columnId: 'mac', direction: 'descending' }, page: 12 },
  { search: '-', sort: { columnId: 'name', direction: 'descending' }, page: 1 },
  { ...initial, pageSize: 50, filters: { taken: '10..', note: 'a & b=c' } },
] as const)('is read as it was written: %j', (state) => {
  const query = writeTableAddress(new URLSearchParams(), state, defaults)
  expect(readTableAddress(new URLSearchParams(query.toString()), defaults)).toEqual(state)
})

it('keeps the rest of the address, and leaves out what is so anyway', () => {
  const before = new URLSearchParams('days=30&q=old&page=2&rows=50&filter.a=1&filter.b=2')
  expect(writeTableAddress(before, initial, defaults).toString()).toBe('days=30')
})

it('stands beside another table under names of its own', () => {
  const own = { ...defaults, prefix: 'detail.' }
  const before = new URLSearchParams('q=old&sort=-mac&page=2&filter.a=1')
  const state = { ...initial, search: 'AP', page: 3, filters: { b: 'x' } }
  const query = writeTableAddress(before, state, own)
  expect(query.toString()).toBe(`${before}&detail.q=AP&detail.page=3&detail.filter.b=x`)
  expect(readTableAddress(query, own)).toEqual(state)
  expect(readTableAddress(query, defaults)).toMatchObject({ search: 'old', page: 2 })
})
