import { composeStories, type Meta } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showTheme } from '../shownTheme.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const themes = ['light', 'dark'] as const
const corner = { position: { x: 0, y: 0 }, force: true }

export type StoryModule = { default: Meta } & Record<string, never>

/**
 * Takes the picture of every story, in light and, as it stands, in dark, and compares it with the one in `pictures/`.
 * Stories of whole screens (`layout: 'fullscreen'`) are taken on a phone too, in light: what is narrow is no other in dark.
 * `parameters.visual: false` leaves a story out; say why beside it.
 */
export function takePictures(files: Record<string, StoryModule>): void {
  for (const file of Object.values(files)) {
    const title = file.default.title ?? ''
    for (const [name, Story] of Object.entries<ComposedStory>(composeStories(file))) {
      if (Story.parameters.visual === false) continue
      const fullscreen = Story.parameters.layout === 'fullscreen'
      for (const viewport of fullscreen ? [wide, phone] : [wide]) {
        const width = fullscreen ? `-${viewport.width}` : ''
        test(`${title}/${name}${width}`, async () => {
          await page.viewport(viewport.width, viewport.height)
          const canvas = document.createElement('div')
          canvas.style.minHeight = fullscreen ? '100vh' : '0'
          document.body.replaceChildren(canvas)
          document.body.style.margin = '0'
          canvas.style.padding = fullscreen ? '0' : '16px'
          // The last story may have left the mouse over what comes now.
          await userEvent.hover(document.documentElement, corner)
          await showTheme('light')
          await Story.run({ canvasElement: canvas })
          await document.fonts.ready
          for (const theme of viewport === phone ? (['light'] as const) : themes) {
            await showTheme(theme)
            await expectPicture(
              `${title.replaceAll(' ', '')}/${name}-${theme}${width}`,
              canvas,
              viewport,
            )
          }
        })
      }
    }
  }
}

/** Compares a picture of all of the canvas: what is below the viewport would be missing from it. */
async function expectPicture(picture: string, canvas: HTMLElement, { width, height }: typeof wide) {
  for (;;) {
    const shown = Math.max(height, canvas.scrollHeight)
    await page.viewport(width, shown)
    try {
      return await expect.element(page.elementLocator(canvas)).toMatchScreenshot(picture)
    } catch (error) {
      // On a loaded machine a page may go on growing after its viewport was made as high.
      if (canvas.scrollHeight <= shown) throw error
    }
  }
}

interface ComposedStory {
  parameters: { layout?: string; visual?: boolean }
  run(context: { canvasElement: HTMLElement }): Promise<void>
}
