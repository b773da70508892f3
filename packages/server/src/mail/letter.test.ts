import { expect, test } from 'vitest'
import { letterHtml } from './letter.ts'

test('an address in the footer is a link that ends before the comma', () => {
  const footer = ["Pause 'A & B' at https://portal.example.com/reports, or ask <ann@x.test>."]
  const html = letterHtml({ title: 'Report', paragraphs: [], footer })
  expect(html).toMatch(
    / at <a href="https:\/\/portal\.example\.com\/reports" [^>]+>https:\/\/portal\.example\.com\/reports<\/a>, or ask &#60;ann@x\.test&#62;\./,
  )
})
