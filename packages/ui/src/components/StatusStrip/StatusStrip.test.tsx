import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import { StatusStrip } from './StatusStrip.tsx'

it('shows what has only just gone bad, within the strip', async () => {
  const page = await render(
    <ThemeRoot theme={lightTheme}>
      <StatusStrip
        label="Status"
        stateTexts={{}}
        from={0}
        to={1_000_000}
        periods={[
          { state: 'good', from: 0, to: 999_999 },
          { state: 'bad', from: 999_999, to: 1_000_000 },
        ]}
      />
    </ThemeRoot>,
  )
  const strip = page.getByRole('img', { name: 'Status' }).element()
  const bad = strip.lastElementChild?.getBoundingClientRect()
  expect(bad?.width).toBe(4)
  expect(bad?.right).toBeCloseTo(strip.getBoundingClientRect().right, 1)
})
