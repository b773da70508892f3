/// <reference types="vite/client" />
/// <reference types="@vitest/browser-playwright" />
import { composeStories, type Meta } from '@storybook/react-vite'
import { type FunctionComponent, StrictMode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../packages/ui/src/theme/lightTheme.ts'
import { ThemeRoot } from '../../packages/ui/src/theme/ThemeRoot.tsx'
import '../../packages/ui/src/fonts.css'

type StoryModule = { default: Meta } & Record<string, never>

const stories = Object.values(
  import.meta.glob<StoryModule>('../../packages/ui/src/components/**/*.stories.tsx', {
    eager: true,
  }),
).flatMap((module) =>
  Object.entries<FunctionComponent>(composeStories(module)).map(([name, Story]) => ({
    name: `${module.default.title}/${name}`,
    Story,
  })),
)

const show = (Story: FunctionComponent) =>
  render(
    <StrictMode>
      <ThemeRoot theme={lightTheme}>
        <main style={{ padding: 16 }}>
          <Story />
        </main>
      </ThemeRoot>
    </StrictMode>,
  )

/** Text spacing that a reader may set for themselves. */
const readerStyles: Record<string, { css?: string; textPx?: number }> = {
  'as designed': {},
  // WCAG 2.2 SC 1.4.12
  'with wide text spacing': {
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  },
  // WCAG 2.2 SC 1.4.4. Media queries follow the browser's own size of text, and no page's.
  'with text of twice the size': { textPx: 32 },
}

const setTextSize = (px: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })

const style = document.createElement('style')

/** Lets the page have a reader's own styles, and waits until it is laid out by them. */
async function readAs({ css = '', textPx = 16 }: { css?: string; textPx?: number }) {
  style.textContent = css
  await setTextSize(textPx)
  await new Promise(requestAnimationFrame)
  expect(getComputedStyle(document.documentElement).fontSize).toBe(`${textPx}px`)
}

beforeAll(async () => {
  document.head.append(style)
  await page.viewport(320, 640)
})
afterEach(() => readAs({}))

// WCAG 2.2 SC 1.4.10
test.each(stories)('$name fits a page of 320 px, and its targets a finger', async ({ Story }) => {
  const { container } = await show(Story)
  expectTargets(container)
  for (const [reader, styles] of Object.entries(readerStyles)) {
    await readAs(styles)
    expect.soft(document.documentElement.scrollWidth, reader).toBe(320)
  }
})

/** WCAG 2.2 SC 2.5.8; links within a sentence are exempt, and those in a table have a row of 44 px around them. */
function expectTargets(container: HTMLElement): void {
  const targets = [...container.querySelectorAll('button, a, input, select, summary')]
    .map((element) => element.closest('label') ?? element)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches('p a, :is(td, th) a'))
  for (const target of targets) {
    const { width, height } = pressable(target)
    const name = `${target.tagName} ${target.textContent}`
    expect.soft(Math.min(width, height), name).toBeGreaterThanOrEqual(24)
  }
}

/** A stretched control is as large as what it is stretched over. */
function pressable(element: Element): DOMRect {
  const over = getComputedStyle(element, '::after')
  const isStretched = over.position === 'absolute' && over.inset === '0px'
  const box = isStretched && element instanceof HTMLElement ? element.offsetParent : null
  return (box ?? element).getBoundingClientRect()
}
