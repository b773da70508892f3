import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundHtml } from './boundHtml.ts'
import { htmlToText } from './htmlToText.ts'

const bounds = {
  elements: new Set(['p', 'b', 'i', 'div', 'a', 'br', 'ul', 'li', 'table', 'tr', 'td']),
  attributes: new Set(['href', 'dir']),
  maxElements: 100,
  maxCharacters: 1000,
}
const bounded = (html: string) => boundHtml(html, bounds)

it.each([
  ['<p>a <b>c</b></p>', '<p>a <b>c</b></p>'],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
  ['<p><b>a</p><p>c', '<p><b>a</b></p><p>c</p>'],
  ['<ul><li>a<ul><li>b</ul><li>c', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
  [
    '<table><tr><td>a<td>b<tr><td>c</table>',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
  ],
  ['<table><tr><td><p>a</div></b></tr></table>', '<table><tr><td><p>a</p></td></tr></table>'],
  ['<a href=1>x<a href=2>y', '<a href="1">x</a><a href="2">y</a>'],
  ['<div style="color:red" onclick=x DIR=rtl>a', '<div dir="rtl">a</div>'],
  ['<base href=/x><style>p{}</style><font>a</font>', 'a'],
  ['<a href="&quot;&gt;<b>">x', '<a href="&quot;&gt;&lt;b&gt;">x</a>'],
  ['<p a=1 dir=ltr dir=rtl>x', '<p dir="ltr">x</p>'],
  ['1 < 2 &lt;b&gt;', '1 &lt; 2 &lt;b&gt;'],
  ['a<br>b<br/>c', 'a<br>b<br>c'],
])('makes of %s something small and well nested', (source, html) => {
  expect(bounded(source)).toEqual({ html, rest: '' })
})

describe('beyond the bounds', () => {
  it('leaves out tags that are too deep, and keeps their words on lines of their own', () => {
    const { html, rest } = bounded(`${'<div>'.repeat(50)}one<div>two</div>three`)
    expect(html).toContain('one<br>two')
    expect(html.split('<div>')).toHaveLength(41)
    expect(rest).toBe('')
  })

  it('gives the rest from the first element too many', () => {
    const { html, rest } = bounded('<p>x'.repeat(150))
    expect(html.split('<p>')).toHaveLength(101)
    expect(rest).toBe('<p>x'.repeat(50))
  })

  it('gives the rest from the first character too many, never half of one', () => {
    const { html, rest } = bounded(`${'a'.repeat(999)}😀b`)
    expect([html, rest]).toEqual(['a'.repeat(999), '😀b'])
  })
})

it('loses no word between what it takes and the rest', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<div>',
      '</div>',
      '<td>',
      '<li>',
      '<ul>',
      '<x y=1>',
    ),
    fc.stringMatching(/^ ?[a-z]{1,8} ?$/),
  )
  const words = (html: string) => htmlToText(html).replace(/[\s•]+/g, '')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 200 }), (parts) => {
      const { html, rest } = boundHtml(parts.join(''), {
        ...bounds,
        maxElements: 9,
        maxCharacters: 60,
      })
      expect(words(html) + words(rest)).toBe(words(parts.join('')))
    }),
  )
})
