import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

/** Of `alert(1)` and of `a()`, line feed, `b()`: printf %s '…' | openssl dgst -sha256 -binary | base64 */
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
const linesHash = "'sha256-ibDq25dfxIOXFsZCi7JYnQkIbM0rgaCZ1K4jOsB5hdI='"

const scripts = (html: string) => contentSecurityPolicy(html, [])['script-src'].slice(1)

it.each([
  ['a script', '<script>alert(1)</script>', [alertHash]],
  [
    'one with other attributes',
    '<SCRIPT type="module" data-src="x">alert(1)</SCRIPT >',
    [alertHash],
  ],
  ['two', '<script>alert(1)</script><p></p><script>a()\nb()</script>', [alertHash, linesHash]],
  [
    'Windows line breaks, which browsers read as others',
    '<script>a()\r\nb()</script>',
    [linesHash],
  ],
  ['old Mac line breaks', '<script>a()\rb()</script>', [linesHash]],
  ['none for a script from a file', '<script defer src="/a.js"></script>', []],
  ['none for a page without scripts', '<p>alert(1)</p>', []],
])('allows inline scripts by their hash: %s', (_what, html, hashes) => {
  expect(scripts(html)).toEqual(hashes)
})

it('lets the portal send requests to other origins only when they are configured', () => {
  expect(contentSecurityPolicy('', [])['connect-src']).toEqual(["'self'"])
  expect(contentSecurityPolicy('', ['https://files.example.com'])['connect-src']).toEqual([
    "'self'",
    'https://files.example.com',
  ])
})
