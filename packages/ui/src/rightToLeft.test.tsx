import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ActionCard } from './components/ActionCard/ActionCard.tsx'
import { FigureStrip } from './components/FigureStrip/FigureStrip.tsx'
import { Pagination } from './components/Pagination/Pagination.tsx'
import { ProgressBar } from './components/ProgressBar/ProgressBar.tsx'
import { lightTheme } from './theme/lightTheme.ts'
import { ThemeRoot } from './theme/ThemeRoot.tsx'

const nothing = () => undefined

test.each([
  ['ltr', 'none'],
  ['rtl', 'matrix(-1, 0, 0, 1, 0, 0)'],
])('icons that say onwards or back point the way the text runs: %s', async (dir, transform) => {
  const page = await render(
    <ThemeRoot theme={lightTheme} dir={dir}>
      <Pagination page={2} hasNext onPageChange={nothing} />
      <ActionCard title="Report" actionText="Start" onSelect={nothing}>
        Sentence
      </ActionCard>
      <FigureStrip figures={[{ label: 'Cars', value: 1, onSelect: nothing }]} />
    </ThemeRoot>,
  )
  const icons = [...page.container.querySelectorAll('.lucide')]
  expect(icons).toHaveLength(4)
  for (const icon of icons) expect(getComputedStyle(icon).transform).toBe(transform)
})

test.each([
  [['rtl', 'ltr'], 'none'],
  [['ltr', 'rtl'], 'matrix(-1, 0, 0, 1, 0, 0)'],
  [['rtl', 'ltr', 'rtl'], 'matrix(-1, 0, 0, 1, 0, 0)'],
])('the nearest direction of %j counts', async (directions, transform) => {
  const content = (
    <ThemeRoot theme={lightTheme}>
      <Pagination page={2} hasNext onPageChange={nothing} />
      <ProgressBar label="Upload" value={40} />
    </ThemeRoot>
  )
  const page = await render(
    directions.reduceRight(
      (inner, dir) => (
        <div key={dir} dir={dir}>
          {inner}
        </div>
      ),
      content,
    ),
  )
  const drawings = [...page.container.querySelectorAll('svg')]
  expect(drawings).toHaveLength(3)
  for (const drawing of drawings) expect(getComputedStyle(drawing).transform).toBe(transform)
})
