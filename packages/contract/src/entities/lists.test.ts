import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readAnswer } from '../reading/readAnswer.ts'
import { isWholeList, listItems, listOf, pageOf } from './lists.ts'

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

it.each<[unknown, boolean]>([
  [[1, 2], true],
  [[], true],
  [{ results: [1] }, true],
  [{ results: [1], next: null }, true],
  [{ results: [1], next: 'https://api.example/?page=2' }, false],
  [{ results: [1], next: 2 }, false],
  [[1, 'unreadable'], false],
  [{ results: [1, 'unreadable'] }, false],
])('knows whether a list is whole: %j', (answer, isWhole) => {
  expect(isWholeList(readAnswer(listOf(z.number()), answer))).toBe(isWhole)
})
