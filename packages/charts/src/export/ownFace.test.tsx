import regular from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-400-normal.woff?url'
import heavy from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-900-normal.woff?url'
import { createTheme, lightTheme, type Theme, ThemeRoot } from '@netportal/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BarChart } from '../BarChart/BarChart.tsx'
import { captureDownload } from '../testing/captureDownload.ts'
import { paintPdf } from '../testing/paintPdf.ts'
import { pixelsOf } from '../testing/pixels.ts'
import { isOurFace } from '../text/ourFace.ts'

afterEach(() => vi.restoreAllMocks())

const sans = "'Garage Sans', sans-serif"
const own = (url = regular) =>
  createTheme(lightTheme, { font: { sans, files: [{ weight: 400, url }] } })

const categories = ['Underground garage', 'Station square', 'Łódź']

async function show(theme: Theme, onExportError?: (error: unknown) => void) {
  return render(
    <ThemeRoot theme={theme}>
      <div style={{ inlineSize: 800 }}>
        <BarChart
          title="Cars"
          categories={categories}
          series={[{ name: 'Parked', values: [12, 40, 7] }]}
          direction="sideways"
          exportFormats={['png', 'pdf']}
          onExportError={onExportError}
        />
      </div>
    </ThemeRoot>,
  )
}

async function save(format: 'PNG' | 'PDF') {
  const { file } = await captureDownload(() => page.getByRole('button', { name: format }).click())
  const picture = format === 'PDF' ? await paintPdf(file) : file
  const pixels = await pixelsOf(picture)
  return { file, ink: pixels.ink({ x: 0, y: 0, width: 600, height: 200 }, '#ffffff') }
}

test.each(['PNG', 'PDF'] as const)('a %s is in the face of the product', async (format) => {
  const fetched = vi.spyOn(window, 'fetch')
  const shown = await show(own())
  expect(fetched).not.toHaveBeenCalled()
  const { file, ink } = await save(format)
  expect(fetched).toHaveBeenCalledWith(regular)
  await shown.unmount()
  await show(lightTheme)
  const plain = await save(format)
  // Title and details are set in other letters.
  expect(ink).not.toEqual(plain.ink)
  if (format === 'PDF') {
    const names = (await file.text()).match(/\/FontName \/[A-Z]{6}\+[\w-]+/g) ?? []
    // Ours has the Ł alone.
    expect(names.map((name) => name.split('+')[1]).toSorted()).toEqual([
      'InstrumentSans-Regular',
      'NotoSansArabic-Regular',
    ])
  }
})

test('a title in a PNG is in the heavier file', async () => {
  const titleOf = async (files: NonNullable<Theme['font']['files']>) => {
    const shown = await show(createTheme(lightTheme, { font: { sans, files } }))
    const { file } = await captureDownload(() => page.getByRole('button', { name: 'PNG' }).click())
    await shown.unmount()
    const colors = (await pixelsOf(file)).colors({ x: 0, y: 0, width: 600, height: 96 })
    return [...colors].toSorted()
  }
  const bold = { weight: 600, url: heavy } as const
  expect(await titleOf([{ weight: 400, url: regular }, bold])).toEqual(await titleOf([bold]))
})

test.each([
  ['is not there', '/no-such-font.woff'],
  ['is no font', `data:text/plain,none`],
])('where its file %s the file is made in ours, and it is said', async (_, url) => {
  const failed = vi.fn()
  await show(own(url), failed)
  const { file } = await save('PDF')
  expect(await file.text()).toContain('+InstrumentSans-Regular')
  expect(failed).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('where it has no file a developer is told once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await show(createTheme(lightTheme, { font: { sans: 'Georgia, serif' } }))
  await save('PNG')
  await save('PNG')
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('Georgia, serif')])
})

test('on a page names have the room that they take, once their font has come', async () => {
  await show(own())
  const names = () =>
    [...document.querySelectorAll('svg text')].filter(({ textContent }) =>
      categories.includes(textContent),
    )
  const edge = () => Math.min(...names().map((name) => name.getBoundingClientRect().left))
  const start = () =>
    document.querySelector('[role=application] svg')?.getBoundingClientRect().left ?? 0
  await vi.waitFor(() => expect(names()).toHaveLength(3))
  const face = new FontFace('Garage Sans', `url(${heavy})`)
  document.fonts.add(face)
  try {
    await face.load()
    await vi.waitFor(() => expect(edge() - start()).toBeGreaterThanOrEqual(-1))
    expect(edge() - start()).toBeLessThan(3)
  } finally {
    document.fonts.delete(face)
  }
})

test.each([
  [lightTheme.font.sans, true],
  ['Instrument Sans', true],
  ['system-ui, "Instrument Sans"', false],
  ["'Instrument Serif'", false],
])('%s is our face: %s', (family, isOurs) => {
  expect(isOurFace(family)).toBe(isOurs)
})
