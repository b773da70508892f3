import { expect, test } from 'vitest'
import { letterHtml } from './letter.ts'

test('an address in the footer is a link that ends before the comma', () => {
  const footer = ["Pause 'A & B' at https://portal.example.com/reports, or ask <ann@x.test>."]
  const html = letterHtml({ title: 'Report', paragraphs: [], footer })
  expect(html).toMatch(
    / at <a href="https:\/\/portal\.example\.com\/reports" [^>]+>https:\/\/portal\.example\.com\/reports<\/a>, or ask &#60;ann@x\.test&#62;\./,
  )
})

test('has colours of its own in a dark mail program, readable as in a light one', () => {
  const html = letterHtml({
    title: 'Report',
    paragraphs: ['Text'],
    facts: [['A', 'b']],
    footer: [],
  })
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const [, style = ''] = /prefers-color-scheme: dark\) \{(.*)\}<\/style>/s.exec(html) ?? []
  const styled = [...style.matchAll(/\.(\w+)/g)].map(([, name]) => name)
  const used = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name)
  expect(styled).toEqual(expect.arrayContaining(used))
})
