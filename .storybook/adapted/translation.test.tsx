import * as a11yAnnotations from '@storybook/addon-a11y/preview'
import { type Args, composeStories, type Meta, setProjectAnnotations } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import * as projectAnnotations from '../preview.tsx'

/*
 * A translator in the browser puts `<font><font>` in the place of text nodes. React holds the text nodes
 * that stand beside siblings: taken away it fails over them, and changed they change out of sight. It holds none
 * for what is the only text of an element.
 */

setProjectAnnotations([a11yAnnotations, projectAnnotations])

const files = import.meta.glob<StoryModule>('../../packages/*/src/**/*.stories.tsx', {
  eager: true,
})

type Story = ComponentType<Args> & { args: Args }
type StoryModule = { default: Meta } & Record<string, never>

/** Held, but they stay as they are among siblings that stay: so the whole line is found by its first words. */
const constants = ['Current Location: ']

/** One way to draw a story, and all that it is given in turn. */
interface Series {
  Story: Story
  args: Args[]
}

afterEach(() => document.body.replaceChildren())

/** Draws what cannot be drawn, which React reports; no text of it changes. */
const failing = 'UI/ItemBoundary'

describe.each(
  Object.values(files)
    .map((file) => ({ title: file.default.title ?? '', file }))
    .filter(({ title }) => title !== failing),
)('$title', ({ file }) => {
  test('outlives a translation, and shows what changes after it', async () => {
    for (const series of seriesOf(file)) await changeTranslated(series)
  })
})

test('what React holds as a text node is found', async () => {
  const place = shownPlace()
  const root = createRoot(place)
  const count = 2
  flushSync(() => root.render(<p>{count} of 3</p>))
  expect(heldTexts(place)).toEqual(['<p> 2', '<p>  of 3'])
  flushSync(() => root.render(<p>{`${count} of 3`}</p>))
  expect(heldTexts(place)).toEqual([])
  root.unmount()
})

/** Stories that only differ in what they are given are one series: each turns into the next. */
function seriesOf(file: StoryModule): Series[] {
  const raw: Record<string, { render?: unknown; decorators?: unknown }> = file
  const alike: Story[] = []
  const others: Series[] = []
  for (const [name, Story] of Object.entries<Story>(composeStories(file))) {
    if (raw[name]?.render || raw[name]?.decorators) others.push({ Story, args: [Story.args] })
    else alike.push(Story)
  }
  const [first] = alike
  return first ? [{ Story: first, args: alike.map(({ args }) => args) }, ...others] : others
}

/** Draws a series twice, once translated before each change: both have to say the same, and neither may break. */
async function changeTranslated({ Story, args }: Series) {
  const faults: unknown[] = []
  const note = {
    onUncaughtError: faults.push.bind(faults),
    onCaughtError: faults.push.bind(faults),
  }
  const places = [shownPlace(), shownPlace()] as const
  const roots = places.map((place) => createRoot(place, note))
  const [plain, translated] = places
  for (const each of args) {
    flushSync(() => {
      for (const root of roots) root.render(<Story {...each} />)
    })
    await settled(plain, translated)
    expect(faults).toEqual([])
    expect(translated.textContent).toBe(plain.textContent)
    expect(heldTexts(plain)).toEqual([])
    translate(translated)
    flushSync(() => {
      for (const root of roots) root.render(<Story {...each} />)
    })
  }
  flushSync(() => {
    for (const root of roots) root.unmount()
  })
  expect(faults).toEqual([])
  for (const place of places) place.remove()
}

function shownPlace(): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  // The mouse rests where another test has left it: over one of two pies it would show a tooltip.
  place.style.pointerEvents = 'none'
  return place
}

/** Charts are drawn once they know their width, and some parts are loaded: until then the two may differ. */
async function settled(...places: HTMLElement[]) {
  for (let frames = 0; frames < 200; frames += 1) {
    await new Promise(requestAnimationFrame)
    const [text, ...others] = places.map((place) => place.textContent)
    if (frames > 0 && others.every((other) => other === text)) return
  }
}

/** Puts each word in two elements, as Chrome does. */
function translate(place: HTMLElement) {
  for (const node of textNodes(place)) {
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(node.data)
    node.replaceWith(outer)
  }
}

/** The texts that React has a node of its own for, with the element that each stands in. */
function heldTexts(place: HTMLElement): string[] {
  return textNodes(place)
    .filter(({ data }) => !constants.includes(data))
    .filter((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')))
    .map((node) => `<${node.parentElement?.localName}> ${node.data}`)
}

function textNodes(place: HTMLElement): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const isStyle = node.parentElement?.closest('style, script') !== null
    if (node instanceof Text && node.data.trim() !== '' && !isStyle) nodes.push(node)
  }
  return nodes
}
