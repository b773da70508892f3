import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRecipients, plainRecipients, recipientsFault } from './recipients.ts'

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
    'a <b> <a@x.test>',
    'a@',
    '@x.test',
    'a@@x.test',
    `${'a'.repeat(250)}@x.test`,
  ])('refuses %s', (text) => {
    expect(parseRecipients(text).addresses).toEqual([])
  })

  it.each<[string, string, string[]]>([
    ['a name before it', 'Ann <ann@example.com>', ['ann@example.com']],
    ['brackets alone', '<ann@example.com>', ['ann@example.com']],
    [
      'a comma in a quoted name',
      '"Doe, Ann" <ann@x.test>; "B; C" <b@x.test>',
      ['ann@x.test', 'b@x.test'],
    ],
    ['a quote that does not end', 'a@x.test, "b', ['a@x.test']],
    [
      'names in a row',
      'Ann <ann@x.test>, Ben <ben@x.test>, ANN <ANN@x.test>',
      ['ann@x.test', 'ben@x.test'],
    ],
    [
      'a zero-width space',
      '\u200bann@x.test\u200b, ben\u200d@x.test',
      ['ann@x.test', 'ben@x.test'],
    ],
    [
      'marks of direction',
      '\u202aann@x.test\u202c, \u2068ben@x.test\u2069',
      ['ann@x.test', 'ben@x.test'],
    ],
    ['a byte-order mark and a soft hyphen', '\ufeffann@ex\u00adample.com', ['ann@example.com']],
    ['spaces that do not break', '\u00a0ann@x.test\u3000', ['ann@x.test']],
    ['a domain with an umlaut', 'info@m\u00fcnchen.example', ['info@xn--mnchen-3ya.example']],
    [
      'the same written in two characters',
      'info@mu\u0308nchen.example',
      ['info@xn--mnchen-3ya.example'],
    ],
    [
      'a domain in another script',
      'info@\u4f8b\u3048.\u30c6\u30b9\u30c8',
      ['info@xn--r8jz45g.xn--zckzah'],
    ],
    [
      'a domain with full stops of its script',
      'info@\u4f8b\u3048\u3002\u30c6\u30b9\u30c8',
      ['info@xn--r8jz45g.xn--zckzah'],
    ],
    [
      'a domain from right to left',
      'info@\u05d0\u05d5\u05e8\u05d7.example',
      ['info@xn--4dbkg1e.example'],
    ],
  ])('takes %s', (_, text, addresses) => {
    expect(parseRecipients(text).addresses).toEqual(addresses)
  })

  it.each([
    ['front desk', 'it has no @'],
    ['a@x.test b@x.test', 'a comma is missing between two addresses'],
    ['a@@x.test', 'it has more than one @'],
    ['@x.test', 'nothing stands before the @'],
    ['a@', 'nothing stands after the @'],
    ['a b@x.test', 'it has a space'],
    ['j\u00fcrgen@x.test', 'mail cannot be sent to names with \u00fc'],
    ['a@x..test', 'what follows the @ is no domain'],
    ['a@x/y', 'what follows the @ is no domain'],
    ['a@m\u00fcnchen/x', 'what follows the @ is no domain'],
    ['a@\u00fc:80', 'what follows the @ is no domain'],
    ['a(b)@x.test', 'a character before the @ is not allowed'],
    [`${'a'.repeat(250)}@x.test`, 'it is longer than 254 characters'],
  ])('says of %s what is wrong', (part, fault) => {
    expect(recipientsFault(`ok@x.test, ${part}`)).toBe(`Not an e-mail address: ${part} (${fault})`)
  })

  it('leaves a plain list as it was written, and writes all others as any API takes them', () => {
    expect(plainRecipients('a@x.test; b@x.test\n')).toBe('a@x.test; b@x.test\n')
    expect(plainRecipients('Ann <a@x.test>; b@m\u00fcnchen.example')).toBe(
      'a@x.test, b@xn--mnchen-3ya.example',
    )
  })

  it('reads back what it has written, whatever was typed', () => {
    const piece = fc.constantFrom(
      'a',
      'B',
      '@',
      'x.test',
      '<',
      '>',
      '"',
      ',',
      ';',
      ' ',
      '\n',
      '\u00fc',
      '\u200b',
      '.',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const { addresses } = parseRecipients(pieces.join(''))
        expect(parseRecipients(addresses.join(', '))).toEqual({ addresses, invalid: [] })
      }),
    )
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
