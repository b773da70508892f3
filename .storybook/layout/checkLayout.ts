import '../visual/setup.ts'
import { composeStories, type Meta } from '@storybook/react-vite'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { overlaps } from './overlaps.ts'

export type StoryModule = { default: Meta } & Record<string, never>

interface ComposedStory {
  parameters: { layout?: string }
  run(context: { canvasElement: HTMLElement }): Promise<void>
}

/** Sets the text size that a reader chooses in the browser's own settings. */
async function setTextSize(px: number): Promise<void> {
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
}

/** Text of a browser's own size and of twice that, with the widths that each has to fit, px. */
const texts = [
  { px: 16, widths: [1280, 1024, 789, 768, 640, 320] },
  { px: 32, widths: [1280, 1024, 768, 640, 320] },
]

/** WCAG 2.2 SC 1.4.4 and 1.4.10: text of twice the size, a narrow window, or both, lose nothing of any story. */
export function checkLayout(files: Record<string, StoryModule>): void {
  afterEach(() => setTextSize(16))

  const stories = Object.values(files).flatMap((module) =>
    Object.entries<ComposedStory>(composeStories(module)).map(([name, story]) => ({
      name: `${module.default.title}/${name}`,
      story,
    })),
  )
  test.each(stories)(
    'nothing of $name overlaps or scrolls the page sideways',
    async ({ story }) => {
      await page.viewport(1280, 800)
      const canvas = document.createElement('div')
      document.body.replaceChildren(canvas)
      document.body.style.margin = '0'
      await story.run({ canvasElement: canvas })
      for (const { px, widths } of texts) {
        await setTextSize(px)
        expect(getComputedStyle(document.documentElement).fontSize).toBe(`${px}px`)
        for (const width of widths) {
          await page.viewport(width, 800)
          await nextFrames()
          scrollTo(0, 0)
          const where = `${width} px wide, with text of ${px} px`
          expect.soft(document.documentElement.scrollWidth, where).toBe(width)
          const dialog = document.querySelector('dialog:modal')
          expect.soft(overlaps(dialog ?? document.body), where).toEqual([])
        }
      }
    },
  )
}

/** Charts and tables have then been laid out for a new width. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}
