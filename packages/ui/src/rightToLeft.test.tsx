import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ActionCard } from './components/ActionCard/ActionCard.tsx'
import { FigureStrip } from './components/FigureStrip/FigureStrip.tsx'
import { Pagination } from './components/Pagination/Pagination.tsx'
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
