import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToText } from './htmlToText.ts'

it.each([
  ['<p>one</p><p>two</p>', 'one\n\ntwo'],
  ['<div>one</div><div>two</div>', 'one\ntwo'],
  ['one<br>two<br><br>three', 'one\ntwo\n\nthree'],
  [`one${'<br>'.repeat(20)}two`, 'one\n\n\ntwo'],
  ['<p>Asked:<ul><li>rejoin<li>reboot</ul>no change', 'Asked:\n\n• rejoin\n• reboot\n\nno change'],
  ['<ol start=3><li>a<li>b<ul><li>c</ul></ol>', '3. a\n4. b\n  • c'],
  ['<table><tr><th>Room<th>Mbps<tr><td><p>214</p></td><td>2</table>', 'Room\tMbps\n214\t2'],
  ['  <b>two</b>\n   <i>words</i>  ', 'two words'],
  ['<pre>a  b\n  c</pre>', 'a  b\n  c'],
  ['a &lt;b&gt; &amp; &#x263a; &eacute; 3 < 4', 'a <b> & ☺ é 3 < 4'],
  ['<a href="https://example.com">the guide</a>', 'the guide'],
  ['<script>var a=1</script>x<style>p{}</style><!-- y --><title>z</title>', 'x'],
  ['<script>never ended', ''],
  ['<svg><title/><text>in a picture</text></svg> after', 'in a picture after'],
  ['<DIV STYLE="color:red">Loud</DIV>', 'Loud'],
  ['a<unknown>b</other>c', 'abc'],
  ['cut <b title="', 'cut'],
  ['', ''],
])('reads %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

describe('however deep or long a source is', () => {
  const times = 400_000

  it('keeps what stands at the bottom of it, and beside it', () => {
    const html = `${'<div>'.repeat(times)}deep${'</div>'.repeat(times)}<p>after`
    expect(htmlToText(html)).toBe('deep\n\nafter')
  })

  it('keeps words at different depths apart', () => {
    const words = htmlToText('<div>word '.repeat(1000)).split('\n')
    expect(words).toHaveLength(1000)
  })

  it.each([
    ['unended elements', '<b>'],
    ['ends of nothing', '<i>x</b></p>'],
    ['cells', '<td>x'],
    ['lists', '<ul><li>x'],
    ['attributes', '<a b=c d>'],
    ['broken tags', '<'],
    ['references', '&amp'],
  ])('reads %s to the end', (_, part) => {
    expect(htmlToText(`${part.repeat(times)}<p>end`)).toMatch(/end$/)
  })
})

it('loses no word of a text without markup', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[^\s<>&\0]+$/)), (words) => {
      expect(htmlToText(words.join(' ')).split(/\s+/).filter(Boolean)).toEqual(
        words.flatMap((word) => word.split(/\s+/)).filter(Boolean),
      )
    }),
  )
})
