import { afterAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { StatBox } from './StatBox.tsx'
import { StatBoxGrid } from './StatBoxGrid.tsx'

afterAll(() => page.viewport(1280, 800))

/** The boxes of each row. */
async function rowsOf(count: number): Promise<DOMRect[][]> {
  await render(
    <ThemeRoot theme={lightTheme}>
      <StatBoxGrid data-testid="grid">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place
          <StatBox key={index} title={`Level ${index}`} value={index} />
        ))}
      </StatBoxGrid>
    </ThemeRoot>,
  )
  const rows: DOMRect[][] = []
  for (const box of page.getByTestId('grid').element().children) {
    const rect = box.getBoundingClientRect()
    const row = rows.at(-1)
    if (row && Math.abs((row[0]?.top ?? 0) - rect.top) < 1) row.push(rect)
    else rows.push([rect])
  }
  return rows
}

describe.each([
  [1280, { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2], 6: [3, 3], 7: [3, 3, 1], 8: [3, 3, 2] }],
  [820, { 1: [1], 2: [2], 3: [1, 2], 4: [2, 2], 5: [1, 2, 2] }],
  [390, { 1: [1], 2: [1, 1], 3: [1, 1, 1], 5: [1, 1, 1, 1, 1] }],
])('in %i px', (width, expected) => {
  test.each(Object.entries(expected))('%s boxes leave no hole', async (count, shape) => {
    await page.viewport(width, 800)
    const rows = await rowsOf(Number(count))
    expect(rows.map((row) => row.length)).toEqual(shape)
    const ends = rows.map((row) => Math.round(row.at(-1)?.right ?? 0))
    expect(new Set(ends).size).toBe(1)
  })
})

test('of three the first is a quarter wider', async () => {
  await page.viewport(1280, 800)
  const [[first, second] = []] = await rowsOf(3)
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo(1.25, 2)
})
