import { expect, it } from 'vitest'
import { textBlocks } from './textBlocks.ts'

it.each([
  ['lines', 'a line of words\n'.repeat(10_000)],
  ['words', 'word '.repeat(40_000)],
  ['one word', 'x'.repeat(100_000)],
  ['pairs', `x${'😀'.repeat(50_000)}`],
])('cuts %s into blocks, and loses nothing but the line breaks at which it cuts', (_, text) => {
  const blocks = textBlocks(text)
  expect(blocks.every((block) => block.length <= 4000 && !/[\ud800-\udbff]$/.test(block))).toBe(
    true,
  )
  expect(blocks.join('').replaceAll('\n', '')).toBe(text.replaceAll('\n', ''))
})

it('leaves a short text whole', () => {
  expect(textBlocks('a\nb')).toEqual(['a\nb'])
})
