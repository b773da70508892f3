import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listItems, listOf, pageOf } from './lists.ts'

it('reads the items of an array and of a page alike', () => {
  const list = listOf(z.number())
  expect(listItems(z.parse(list, [1, 2]))).toEqual([1, 2])
  expect(listItems(z.parse(list, { count: 2, results: [1, 2] }))).toEqual([1, 2])
})

it('refuses a list with one bad item, either way', () => {
  for (const answer of [[1, '2'], { results: [1, '2'] }]) {
    expect(z.safeParse(listOf(z.number()), answer).success).toBe(false)
  }
})

it('needs the count and the results of a page, not its neighbours', () => {
  const page = pageOf(z.number())
  expect(z.safeParse(page, { count: 1, results: [1] }).success).toBe(true)
  expect(z.safeParse(page, { results: [1] }).success).toBe(false)
  expect(z.safeParse(page, { count: 1, results: null }).success).toBe(false)
})
