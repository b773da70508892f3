import { expect, test } from 'vitest'
import { type Letter, letterText } from './letter.ts'
import { letterHtml } from './letterHtml.ts'

/** A letter with all that one can have, from a hotel whose name is markup. */
const whole: Letter = {
  sender: 'Example <Portal>',
  title: '<b>Night</b>',
  subtitle: 'R&D Hotel',
  paragraphs: ['All "quiet".'],
  figures: [{ label: 'Outages', value: '3', notes: ['Before: <2>'], tone: 'warning' }],
  facts: [['A', 'b & c']],
  sections: [
    {
      title: 'Down <now>',
      paragraphs: ['Two sites.'],
      table: {
        columns: [{ header: 'Location' }, { header: 'Down', align: 'right' }, { header: 'Since' }],
        rows: [
          [
            { text: 'R&D', url: 'https://x.test/a?b&c', note: '02:00:<b>' },
            { text: '2', tone: 'critical' },
            '11:12',
          ],
          ['Quiet <House>', '', ''],
        ],
        note: 'And 3 more.',
      },
    },
  ],
  link: { label: 'Open', url: 'https://x.test/' },
  footer: ['Stop: https://x.test/stop'],
}

test('an address in the footer is a link that ends before the comma', () => {
  const footer = ["Pause 'A & B' at https://portal.example.com/reports, or ask <ann@x.test>."]
  const html = letterHtml({ title: 'Report', paragraphs: [], footer })
  expect(html).toMatch(
    / at <a href="https:\/\/portal\.example\.com\/reports" [^>]+>https:\/\/portal\.example\.com\/reports<\/a>, or ask &#60;ann@x\.test&#62;\./,
  )
})

test('has colours of its own in a dark mail program, readable as in a light one', () => {
  const html = letterHtml(whole)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const [, style = ''] = /prefers-color-scheme: dark\) \{(.*)\}<\/style>/s.exec(html) ?? []
  const styled = [...style.matchAll(/\.(\w+)/g)].map(([, name]) => name)
  const used = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name)
  // Its place alone depends on the width.
  expect([...styled, 'figure']).toEqual(expect.arrayContaining(used))
})

test('is of text alone: what is put in is no markup, and nothing is fetched', () => {
  const html = letterHtml(whole)
  expect(html).not.toMatch(/<b>|<now>|<Portal>|<House>|<2>|R&D|b & c|b&c/)
  expect(html).not.toMatch(/<img|url\(|src=/)
  expect(html).toContain('href="https://x.test/a?b&#38;c"')
})

test('breaks no word that fits into a line, such as a day or a MAC address', () => {
  const long = 'Supercalifragilistic-Hotel-am-See'
  const rows = [[{ text: `AP-1 ${long}`, note: '02:00:00:00:00:01' }]]
  const sections = [{ title: 'Down', table: { columns: [{ header: 'AP' }], rows } }]
  const html = letterHtml({ title: 'Report', paragraphs: ['On 2026-06-17.'], sections, footer: [] })
  const whole = [...html.matchAll(/<span style="white-space:nowrap">(.*?)<\/span>/g)]
  expect(whole.map(([, word]) => word)).toEqual(['2026-06-17.', 'AP-1', '02:00:00:00:00:01'])
  expect(html).toContain(long)
})

test('says in its text what stands in its HTML, in the same order', () => {
  expect(letterText(whole)).toBe(`Example <Portal>
<b>Night</b>
R&D Hotel

All "quiet".

Outages: 3; Before: <2>

A: b & c

Down <now>
==========
Two sites.

- R&D: 02:00:<b>, Down 2, Since 11:12
  https://x.test/a?b&c
- Quiet <House>
And 3 more.

Open:
https://x.test/

-- 
Stop: https://x.test/stop
`)
})
