import { isolate } from '@netportal/format'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { isolatedText } from './isolatedText.tsx'
import { ownElements } from './ownElements.tsx'

async function markup(children: React.ReactNode): Promise<string> {
  const { container } = await render(<p>{children}</p>)
  return container.querySelector('p')?.innerHTML ?? ''
}

test.each([
  ['a text', 'Save', '<span>Save</span>'],
  ['a number', 0, '<span>0</span>'],
  ['neighbouring texts', [3, ' of ', 5], '<span>3 of 5</span>'],
  ['texts around an element', ['a', <i key="" />, 'b'], '<span>a</span><i></i><span>b</span>'],
  ['what is no text', <i key="" />, '<i></i>'],
  ['nothing', [null, false, undefined], ''],
])('gives %s an element of its own', async (_, children, expected) => {
  expect(await markup(ownElements(children))).toBe(expected)
})

test('draws the names in a text as isolated elements, without the characters', async () => {
  const text = `Tickets for ${isolate('5 ضيوف')} today`
  expect(await markup(isolatedText(text))).toBe(
    '<span>Tickets for </span><bdi>5 ضيوف</bdi><span> today</span>',
  )
})

test('leaves a text without such names as it is', () => {
  expect(isolatedText(`Tickets for ${isolate('Harbour Point')}`)).toBe('Tickets for Harbour Point')
})
