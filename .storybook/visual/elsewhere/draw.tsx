import './elsewhere.ts'
import '../setup.ts'
import { composeStories, type Meta } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Parts of stories that are being loaded; the page around counts them. */
    modulesOnTheirWay: number
  }
}

type StoryModule = { default: Meta } & Record<string, never>
type Story = ComponentType & { parameters: { reads?: string } }

const files = import.meta.glob<StoryModule>('../../../packages/*/src/**/*.stories.tsx', {
  eager: true,
})

/** Draws every story, but those that say that they read the reader's clock, zone or language. */
async function drawAll(): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {}
  for (const file of Object.values(files)) {
    const stories = Object.entries<Story>(composeStories(file)).filter(
      ([, { parameters }]) => !parameters.reads,
    )
    const places = stories.map(([name, Story]) => {
      const place = document.body.appendChild(document.createElement('div'))
      // One story draws what cannot be drawn, which React would report.
      const root = createRoot(place, { onCaughtError: () => {} })
      flushSync(() => root.render(<Story />))
      return { name, place, root }
    })
    await settled()
    for (const { name, place, root } of places) {
      drawn[`${file.default.title}/${name}`] = textOf(place)
      flushSync(() => root.unmount())
      place.remove()
    }
  }
  return drawn
}

/** React shows a part that was on its way up to 300 ms late. */
const quietFrames = 25

/** Charts are drawn once they know their width, some parts are loaded, and files are made (`data-awaited`). */
async function settled() {
  let before = ''
  let since = 0
  for (let frames = 0; frames < 3000 && since < quietFrames; frames += 1) {
    await new Promise((done) => setTimeout(done, 20))
    const now = document.body.textContent
    const isAwaited =
      window.modulesOnTheirWay > 0 || document.querySelector('[data-awaited]') !== null
    since = now === before && !isAwaited ? since + 1 : 0
    before = now
  }
}

/** All that is said in a story, to eye or ear, and what its fields hold. */
function textOf(place: HTMLElement): string {
  const attributes = ['aria-label', 'title', 'alt', 'datetime', 'placeholder', 'min', 'max']
  const said = [...place.querySelectorAll('*')].flatMap((element) => [
    ...attributes.map((name) => element.getAttribute(name)),
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.value
      : null,
  ])
  return [place.textContent, ...said.filter((text) => text !== null)].join('\n')
}

try {
  parent.postMessage({ drawn: await drawAll() })
} catch (fault) {
  parent.postMessage({ fault: String(fault) })
}
