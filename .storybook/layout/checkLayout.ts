import '../visual/setup.ts'
import { composeStories, type Meta } from '@storybook/react-vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { overlaps } from './overlaps.ts'

type StoryModule = { default: Meta } & Record<string, never>

interface ComposedStory {
  parameters: { layout?: string }
  run(context: { canvasElement: HTMLElement }): Promise<void>
}

/** Every screen and what stands around it, in every state. */
const stories = Object.values(
  import.meta.glob<StoryModule>('../../packages/portal/src/**/*.stories.tsx', { eager: true }),
).flatMap((module) =>
  Object.entries<ComposedStory>(composeStories(module)).map(([name, story]) => ({
    name: `${module.default.title}/${name}`,
    story,
  })),
)

/** Sets the text size that a reader chooses in the browser's own settings. */
async function setTextSize(px: number): Promise<void> {
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
}

/** WCAG 2.2 SC 1.4.4 and 1.4.10: text of twice the size, a narrow window, or both, lose nothing. */
export function checkLayout(textPx: number, widths: number[]): void {
  beforeAll(() => setTextSize(textPx))
  afterAll(() => setTextSize(16))

  test.each(stories)(
    'nothing of $name overlaps or scrolls the page sideways',
    async ({ story }) => {
      await page.viewport(1280, 800)
      const canvas = document.createElement('div')
      document.body.replaceChildren(canvas)
      document.body.style.margin = '0'
      await story.run({ canvasElement: canvas })
      expect(getComputedStyle(document.documentElement).fontSize).toBe(`${textPx}px`)
      for (const width of widths) {
        await page.viewport(width, 800)
        await nextFrames()
        scrollTo(0, 0)
        expect.soft(document.documentElement.scrollWidth, `width at ${width} px`).toBe(width)
        const dialog = document.querySelector('dialog:modal')
        expect.soft(overlaps(dialog ?? document.body), `at ${width} px`).toEqual([])
      }
    },
  )
}

/** Charts and tables have then been laid out for a new width. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}
