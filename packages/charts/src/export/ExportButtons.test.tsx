import '@netportal/ui/fonts.css'
import { lightTheme, ThemeRoot } from '@netportal/ui'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExportButtons } from './ExportButtons.tsx'

/** Room that a chart leaves on a phone of 390 px. */
const phoneRoom = 324

test('on a phone three share one row, as wide as each other, busy or not', async () => {
  await page.viewport(390, 844)
  await Promise.all([...document.fonts].map((face) => face.load()))
  await render(
    <ThemeRoot theme={lightTheme}>
      <div style={{ display: 'flex', inlineSize: phoneRoom }}>
        <ExportButtons
          formats={['pdf', 'csv', 'png']}
          label="Export"
          onExport={() => new Promise<void>(() => {})}
        />
      </div>
    </ThemeRoot>,
  )
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.element(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
  const boxes = page
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect())
  expect(boxes).toHaveLength(3)
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  for (const { width } of boxes) expect(width).toBeCloseTo((phoneRoom - 16) / 3, 1)
})
