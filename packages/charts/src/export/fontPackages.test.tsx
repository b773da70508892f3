import list from '@fontsource/noto-sans-arabic/unicode.json?url'
import { createTheme, lightTheme, ThemeRoot } from '@netportal/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BarChart } from '../BarChart/BarChart.tsx'
import { captureDownload } from '../testing/captureDownload.ts'

afterEach(() => vi.restoreAllMocks())

const url = list.slice(0, list.lastIndexOf('/'))
const packages = [{ name: 'noto-sans-arabic', url }]
const theme = createTheme(lightTheme, { font: { packages } })

/** Saves the files of a chart with a name. @returns files of the package that were fetched for each */
async function fetchedFor(name: string) {
  const fetched = vi.spyOn(window, 'fetch')
  const shown = await render(
    <ThemeRoot theme={theme}>
      <BarChart
        title="Guests"
        categories={[name]}
        series={[{ name: 'Now', values: [12] }]}
        exportFormats={['png', 'pdf']}
      />
    </ThemeRoot>,
  )
  const paths = () =>
    fetched.mock.calls.splice(0).map(([path]) => String(path).replace(`${url}/`, ''))
  const found = { page: paths(), png: [''], pdf: [''] }
  for (const format of ['png', 'pdf'] as const) {
    const button = page.getByRole('button', { name: format.toUpperCase() })
    await captureDownload(() => button.click())
    found[format] = paths()
  }
  await shown.unmount()
  return found
}

test('no font is fetched before a file needs it for a name, and then the piece with its letters', async () => {
  expect(await fetchedFor('Łódź Ελλάδα Кухня')).toEqual({ page: [], png: [], pdf: [] })
  const piece = 'files/noto-sans-arabic-arabic-400-normal.woff'
  expect(await fetchedFor('فندق')).toEqual({
    page: [],
    png: ['unicode.json', piece],
    pdf: [piece],
  })
})
