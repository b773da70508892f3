import { expect, test } from 'vitest'
import { findLinks } from './links.ts'

const address = 'https://portal.example.com/reports?tab=history#2'

test.each([
  ['at the end', `See ${address}`, [address]],
  ['before a comma', `See ${address}, or ask.`, [address]],
  ['before a full stop', `See ${address}.`, [address]],
  ['before a line break', `See ${address}\nSoon.`, [address]],
  ['in brackets', `The list (${address}).`, [address]],
  ['in angle brackets', `<${address}>`, [address]],
  ['in quotes', `"${address}", '${address}'`, [address, address]],
  ['before a Chinese comma', `${address}，再见`, [address]],
  ['with brackets of its own', 'https://example.com/a_(b), then', ['https://example.com/a_(b)']],
  ['with a comma within', 'https://example.com/a,b; then', ['https://example.com/a,b']],
  ['none', 'http is a protocol, https: too', []],
])('an address %s', (_, text, links) => {
  const parts = findLinks(text)
  expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual(links)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
