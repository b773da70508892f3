import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createJsonCounter } from './jsonShape.ts'

fc.configureGlobal({ seed: 20_261_128 })

const endless = { values: Number.POSITIVE_INFINITY }

function count(json: string, limits = endless): number {
  const counter = createJsonCounter(limits)
  counter.add(Buffer.from(json))
  return counter.values
}

/** Values and names of what a JSON text says. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  const names = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce((sum: number, item) => sum + valuesIn(item), 1 + names)
}

it('counts every value and every name, and a bracket at most twice', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8, stringUnit: 'binary' }), (value) => {
      const counted = count(JSON.stringify(value))
      expect(counted).toBeGreaterThanOrEqual(valuesIn(value))
      expect(counted).toBeLessThanOrEqual(2 * valuesIn(value))
    }),
  )
})

it('counts the same wherever a text is cut into chunks', () => {
  const json = fc.oneof(
    fc.json({ stringUnit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'"\\,:[]{}a') }),
  )
  fc.assert(
    fc.property(json, fc.nat(), (text, at) => {
      const bytes = Buffer.from(text)
      const cut = at % (bytes.length + 1)
      const counter = createJsonCounter(endless)
      counter.add(bytes.subarray(0, cut))
      counter.add(bytes.subarray(cut))
      expect(counter.values).toBe(count(text))
    }),
  )
})

it.each([
  ['[1,2,3]', 4],
  ['{"a":{"b":[]}}', 6],
  ['"[,:{\\"[,:{"', 1],
])('counts %s', (json, values) => {
  expect(count(json)).toBe(values)
})

it('refuses one value more, and one bracket more than it may', () => {
  expect(count('[1,2,3]', { values: 5 })).toBe(4)
  expect(() => count('[1,2,3]', { values: 3 })).toThrow('The request holds more than 3 values.')
  expect(count('['.repeat(32))).toBe(33)
  expect(() => count('['.repeat(33))).toThrow('The request is nested too deeply.')
})
