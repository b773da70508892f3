import '../visual/setup.ts'
import { contrastRatio } from '@netportal/ui'
import { composeStories, type Meta } from '@storybook/react-vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import * as lineStories from '../../packages/charts/src/LineChart/LineChart.stories.tsx'
import * as pieStories from '../../packages/charts/src/PieChart/PieChart.stories.tsx'
import { type Pixels, pixelsOf } from '../../packages/charts/src/testing/pixels.ts'
import * as navBarStories from '../../packages/portal/src/shell/NavBarView.stories.tsx'
import * as buttonStories from '../../packages/ui/src/components/Button/Button.stories.tsx'
import * as checkboxStories from '../../packages/ui/src/components/CheckboxField/CheckboxField.stories.tsx'
import * as combStories from '../../packages/ui/src/components/Comb/Comb.stories.tsx'
import * as paginationStories from '../../packages/ui/src/components/Pagination/Pagination.stories.tsx'
import * as badgeStories from '../../packages/ui/src/components/StatusBadge/StatusBadge.stories.tsx'
import * as stripStories from '../../packages/ui/src/components/StatusStrip/StatusStrip.stories.tsx'

type StoryModule = { default: Meta } & Record<string, unknown>

interface ComposedStory {
  run(context: { canvasElement: HTMLElement; globals: Record<string, string> }): Promise<void>
}

/** The page's theme, and the palette that the reader's system puts in its place. */
const settings = (['light', 'dark'] as const).flatMap((theme) =>
  (['light', 'dark'] as const).map((palette) => ({ theme, palette })),
)

async function forceColors(palette: string | null): Promise<void> {
  const features = [
    { name: 'forced-colors', value: palette === null ? '' : 'active' },
    { name: 'prefers-color-scheme', value: palette ?? '' },
  ]
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

describe.each(settings)('a $theme page in the colours of a $palette system', (setting) => {
  beforeAll(() => forceColors(setting.palette))
  afterAll(() => forceColors(null))

  const show = async (module: StoryModule, name: string) => {
    const stories: Record<string, ComposedStory> = composeStories(module)
    const canvas = document.createElement('div')
    canvas.style.padding = '8px'
    document.body.replaceChildren(canvas)
    await stories[name]?.run({ canvasElement: canvas, globals: { theme: setting.theme } })
    return canvas
  }

  test.each([
    ['texts of axes', lineStories, 'TwoSeries', 'svg text', 4.5],
    ['lines', lineStories, 'TwoSeries', "svg path[fill='none'][stroke-width='2']", 3],
    ['lines of the legend', lineStories, 'TwoSeries', 'li svg', 3],
    ['labels of slices', pieStories, 'EightSlices', 'svg text', 4.5],
    ['the mark of the current page', navBarStories, 'SignedIn', '[aria-current]', 4.5],
    ['icons of states', badgeStories, 'Good', 'svg', 3],
    ['ticks of a comb', combStories, 'Large', 'svg', 3],
    ['shares of a comb', combStories, 'LargeShares', '[role=img]', 3],
    ['states over time', stripStories, 'WithUnknown', '[role=img]', 3],
  ])('%s are told from the ground', async (_, module, story, selector, least) => {
    const canvas = await show(module, story)
    for (const element of canvas.querySelectorAll(selector)) {
      expect.soft(inkContrast(await pictureOf(element)), selector).toBeGreaterThanOrEqual(least)
    }
  })

  test('neighbouring slices differ, and an edge is between them', async () => {
    const canvas = await show(pieStories, 'EightSlices')
    const slices = [...canvas.querySelectorAll('[role=application] path')]
    const looks: string[] = []
    for (const slice of slices) {
      const path = canvas.querySelector(`path[d='${slice.getAttribute('d')}'][fill]`)
      const fill = path?.getAttribute('fill') ?? ''
      looks.push(canvas.querySelector(`${fill.slice(4, -1)} path`)?.getAttribute('d') ?? fill)
      expect(path && getComputedStyle(path).stroke).toBe(systemColor('CanvasText'))
    }
    expect(new Set(looks).size).toBe(8)
  })

  test('the current page has a mark that others lack', async () => {
    const canvas = await show(navBarStories, 'SignedIn')
    const [current, other] = [...canvas.querySelectorAll('nav a')]
    if (!current || !other) throw new Error('The links are missing')
    const [marked, plain] = [await pictureOf(current), await pictureOf(other)]
    const lowest = ({ width, height, colors }: Pixels) =>
      [...colors({ x: 0, y: height - 1, width, height: 1 }).keys()].join()
    expect(lowest(marked)).not.toBe(lowest(plain))
    const [ground = ''] = plain.colors({ x: 0, y: 0, width: 1, height: 1 }).keys()
    expect(contrastRatio(lowest(marked), ground)).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['a button', buttonStories, 'Disabled', 'button'],
    ['a button at the end of a list', paginationStories, 'FirstPage', "[aria-disabled='true']"],
    ['a label of a checkbox', checkboxStories, 'Disabled', 'label'],
  ])('%s that cannot be used says so', async (_, module, story, selector) => {
    const element = (await show(module, story)).querySelector(selector)
    expect(element && getComputedStyle(element).color).toBe(systemColor('GrayText'))
  })
})

async function pictureOf(element: Element): Promise<Pixels> {
  const png = await page.screenshot({ element, base64: true, save: false })
  const file = await fetch(`data:image/png;base64,${png}`)
  return pixelsOf(await file.blob())
}

/** The highest contrast of any colour with the ground of the page. */
function inkContrast(picture: Pixels): number {
  const ground = getComputedStyle(document.documentElement).backgroundColor
  const grounds = ground.match(/\d+/g)?.slice(0, 3) ?? []
  const hex = `#${grounds.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
  return Math.max(...[...picture.colors().keys()].map((color) => contrastRatio(color, hex)))
}

function systemColor(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = name
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
