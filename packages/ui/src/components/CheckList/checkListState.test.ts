import { describe, expect, test } from 'vitest'
import { chosenShare, matchingOptions, withAll, withValue } from './checkListState.ts'

const options = [
  { value: 1, label: 'Harbour Point Hotel' },
  { value: 2, label: 'Hôtel du Centre' },
  { value: 3, label: 'Lakeside Lodge', disabled: true },
]

describe('searching the options', () => {
  test.each([
    ['', [1, 2, 3]],
    ['   ', [1, 2, 3]],
    ['HOTEL', [1, 2]],
    ['hôtel', [1, 2]],
    ['lodge ', [3]],
    ['.*', []],
  ])('for %j finds %j', (search, found) => {
    expect(matchingOptions(options, search).map(({ value }) => value)).toEqual(found)
  })
})

describe('choosing', () => {
  test('one keeps the order of choosing and never doubles', () => {
    expect(withValue([2], 1, true)).toEqual([2, 1])
    expect(withValue([2, 1], 2, true)).toEqual([1, 2])
    expect(withValue([2, 1], 2, false)).toEqual([1])
  })

  test('all leaves disabled options and those out of sight alone', () => {
    expect(withAll([], options, true)).toEqual([1, 2])
    expect(withAll([9], options, true)).toEqual([9, 1, 2])
    expect(withAll([9, 3, 1], options, false)).toEqual([9, 3])
  })
})

test.each([
  [[], 'none'],
  [[3], 'none'],
  [[1], 'some'],
  [[1, 2], 'all'],
] as const)('with %j chosen the share is %s', (chosen, share) => {
  expect(chosenShare<number>(chosen, options)).toBe(share)
})

test('nothing to choose from is nothing chosen', () => {
  expect(chosenShare([1], [])).toBe('none')
})
