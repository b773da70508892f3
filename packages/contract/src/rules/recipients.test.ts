import { describe, expect, it } from 'vitest'
import { parseRecipients, recipientsFault } from './recipients.ts'

describe('parseRecipients', () => {
  it.each([
    'a@x.test\nb@x.test',
    'a@x.test; b@x.test',
    'a@x.test,, b@x.test ',
    'a@x.test\r\n\r\nb@x.test',
  ])('reads two addresses in %o', (text) => {
    expect(parseRecipients(text)).toEqual({ addresses: ['a@x.test', 'b@x.test'], invalid: [] })
    expect(recipientsFault(text)).toBeNull()
  })

  it('names what is no address', () => {
    expect(parseRecipients('a@x.test, not-an-address')).toEqual({
      addresses: ['a@x.test'],
      invalid: ['not-an-address'],
    })
    expect(recipientsFault('not-an-address')).toContain('not-an-address')
  })

  it('takes an address once, whatever its letter case', () => {
    expect(parseRecipients('Ann@x.test, b@x.test, ann@X.test').addresses).toEqual([
      'Ann@x.test',
      'b@x.test',
    ])
  })

  it.each([
    'a b@x.test',
    'a@x.test b@x.test',
    '<a@x.test>',
    'a@',
    '@x.test',
    'a@@x.test',
    `${'a'.repeat(250)}@x.test`,
  ])('refuses %s', (text) => {
    expect(parseRecipients(text).addresses).toEqual([])
  })

  it.each(['', ' ', ',;\n'])('asks for one when there is none in %o', (text) => {
    expect(recipientsFault(text)).toBe('Please enter at least one e-mail address.')
  })

  it('takes as many as it says', () => {
    const list = (count: number) => Array.from({ length: count }, (_, n) => `u${n}@x.test`).join()
    expect(recipientsFault(list(50))).toBeNull()
    expect(recipientsFault(list(51))).toBe('Please enter at most 50 addresses.')
  })
})
