import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { Comb } from '../Comb/Comb.tsx'
import { FigureList } from '../FigureList/FigureList.tsx'
import { InlineState } from '../InlineState/InlineState.tsx'
import { Card } from './Card.tsx'

const comb = <Comb counts={{ bad: 2, unknown: 0, good: 20 }} label="20 online, 2 offline" />
const figures = (
  <FigureList
    figures={['Online', 'Offline', 'Clients', 'Tickets'].map((label) => ({ label, value: 1 }))}
  />
)

async function boxes(title: string, children: ReactNode) {
  const page = await render(
    <ThemeRoot theme={lightTheme}>
      <div style={{ inlineSize: 288 }}>
        <Card title={title} subtitle="Europe/London">
          {children}
        </Card>
      </div>
    </ThemeRoot>,
  )
  const card = page.getByRole('article').element()
  const { height, bottom } = card.getBoundingClientRect()
  const list = card.querySelector('dl')?.getBoundingClientRect()
  await page.unmount()
  return { height, belowFigures: list && bottom - list.bottom }
}

it.each([
  ['Harbour Point Hotel', 1280],
  ['The Long Meadow Country House Hotel and Conference Park', 1280],
  ['Harbour Point Hotel', 390],
  ['The Long Meadow Country House Hotel and Conference Park', 390],
])('is as high while its content loads as after: %s, %i px wide', async (name, width) => {
  await viewport.viewport(width, 800)
  onTestFinished(() => viewport.viewport(1280, 800))
  const loading = await boxes(
    name,
    <InlineState state="loading" fill>
      Loading...
    </InlineState>,
  )
  const ready = await boxes(
    name,
    <>
      {comb}
      {figures}
    </>,
  )
  expect(loading.height).toBe(ready.height)
})

it('has its figures at the bottom, as its neighbours have, when they are all it has', async () => {
  const whole = await boxes(
    'Harbour Point Hotel',
    <>
      {comb}
      {figures}
    </>,
  )
  const { belowFigures } = await boxes('Harbour Point Hotel', figures)
  expect(belowFigures).toBe(whole.belowFigures)
})
