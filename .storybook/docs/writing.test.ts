/// <reference types="vite/client" />

import { expect, test } from 'vitest'
import * as format from '../../packages/format/src/index.ts'
import writing from './pages/Writing.mdx?raw'

const rows = [...writing.matchAll(/^\| (\S.*?) +\| `(\w+)\(([\d., ]+)\)`/gm)].map(
  ([, text = '', name = '', values = '']) => ({ text, name, values }),
)

test('the page on writing has examples', () => expect(rows.length).toBe(4))

test.each(rows)('$name($values) writes $text', ({ text, name, values }) => {
  const write: unknown = Reflect.get(format, name)
  if (typeof write !== 'function') throw new Error(`No ${name}`)
  expect(write(...values.split(', ').map(Number))).toBe(text)
})
