import { describe, expect, it } from 'vitest'
import { instantMs } from './instant.ts'

const noon = Date.UTC(2026, 5, 18, 12)

describe('instantMs', () => {
  it.each([
    '2026-06-18T12:00:00Z',
    '2026-06-18T12:00:00.000Z',
    '2026-06-18T12:00:00.000000+00:00',
    '2026-06-18T14:00:00+02:00',
    '2026-06-18T14:00:00+0200',
    '2026-06-18T14:00+02',
    '2026-06-18T06:30:00-05:30',
    '2026-06-18 12:00:00z',
    '2026-06-18 12:00:00 +00:00',
  ])('reads %s', (text) => {
    expect(instantMs(text)).toBe(noon)
  })

  it.each(['2026-06-18T12:00:00', '2026-06-18 12:00', ' 2026-06-18T12:00:00.0 '])(
    'takes %s, which has no offset, as UTC wherever the reader is',
    (text) => {
      expect(instantMs(text)).toBe(noon)
    },
  )

  it('takes a date alone as its start in UTC', () => {
    expect(instantMs('2026-06-18')).toBe(Date.UTC(2026, 5, 18))
  })

  it.each([
    null,
    undefined,
    '',
    'never',
    '18/06/2026',
    'June 18, 2026',
    '2026-13-01T00:00:00Z',
    '12:00',
  ])('gives null for %s', (text) => {
    expect(instantMs(text)).toBeNull()
  })
})
