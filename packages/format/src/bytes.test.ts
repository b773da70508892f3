import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

fc.configureGlobal({ seed: 20_260_611 })

test.each<[number, string]>([
  [0, '0 Bytes'],
  [1, '1.00 Bytes'],
  [512, '512.00 Bytes'],
  [1023, '1023.00 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1024 ** 2, '1.00 MB'],
  [1.5 * 1024 ** 3, '1.50 GB'],
  [2 * 1024 ** 4, '2.00 TB'],
  [1024 ** 5, '1.00 PB'],
  [5000 * 1024 ** 8, '5000.00 YB'],
])('%d reads %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('goes to the next unit instead of showing 1024.00 of one', () => {
  expect(formatBytes(1024 ** 2 - 1)).toBe('1.00 MB')
  expect(formatBytes(1024 ** 3 - 1)).toBe('1.00 GB')
  expect(formatBytes(1023.99 * 1024)).toBe('1023.99 KB')
})

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1])('%s reads N/A', (bytes) => {
  expect(formatBytes(bytes)).toBe('N/A')
})

test('reads back to within half a hundredth of its unit', () => {
  const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB']
  fc.assert(
    fc.property(fc.maxSafeNat(), (bytes) => {
      fc.pre(bytes > 0)
      const [figure = '', unit = ''] = formatBytes(bytes).split(' ')
      const step = 1024 ** units.indexOf(unit)
      expect(figure).toMatch(/^\d{1,4}\.\d\d$/)
      expect(Number(figure)).toBeLessThan(1024)
      expect(Math.abs(Number(figure) * step - bytes)).toBeLessThanOrEqual(0.00501 * step)
    }),
  )
})
