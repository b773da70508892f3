/// <reference types="@vitest/browser-playwright" />
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTheme } from '../../theme/createTheme.ts'
import { lightTheme } from '../../theme/lightTheme.ts'
import { ThemeRoot } from '../../theme/ThemeRoot.tsx'
import type { Theme } from '../../theme/theme.ts'
import { Button, IconButton } from '../Button/Button.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { DataTable } from './DataTable.tsx'

interface Plate {
  text: string
}

/** Renders number plates with a menu each, in a theme of the product's own. */
async function renderPlates(theme: Theme) {
  const plates: readonly Plate[] = [{ text: 'B AX 1' }, { text: 'B AX 2' }, { text: 'B AX 3' }]
  return render(
    <ThemeRoot theme={theme}>
      <DataTable
        title="Plates"
        columns={[
          { id: 'plate', header: 'Plate', value: ({ text }) => text, textStyle: 'mono' },
          {
            id: 'more',
            header: 'Owner',
            value: ({ text }) => text,
            textStyle: 'mono',
            align: 'end',
            cell: () => (
              <Menu items={[{ label: 'Tell the owner' }]}>
                <Button size="sm">More</Button>
              </Menu>
            ),
          },
          { id: 'drop', header: 'Drop', cell: () => <IconButton label="Drop">x</IconButton> },
        ]}
        rows={plates}
        rowKey={({ text }) => text}
        pageSize={1}
        pageSizes={[1, 2]}
      />
    </ThemeRoot>,
  )
}

const ownFace = createTheme(lightTheme, { font: { sans: 'serif', wordSpacing: 'normal' } })
const styleOf = (locator: { element: () => Element }) => getComputedStyle(locator.element())

afterEach(() => page.viewport(1280, 800))

describe('words in cells', () => {
  test.each([
    ['a tight face', lightTheme, '1.56px'],
    ['a face that needs nothing', ownFace, '0px'],
  ])('of %s', async (_, theme, spacing) => {
    const screen = await renderPlates(theme)
    expect(styleOf(screen.getByRole('columnheader', { name: 'Plate' })).wordSpacing).toBe(spacing)
  })

  test('are not those of a menu that a cell opens', async () => {
    const screen = await renderPlates(ownFace)
    await screen.getByRole('button', { name: 'More' }).click()
    const { fontFamily, wordSpacing, textAlign } = styleOf(screen.getByRole('menuitem'))
    expect({ fontFamily, wordSpacing, textAlign }).toEqual({
      fontFamily: 'serif',
      wordSpacing: '0px',
      textAlign: 'start',
    })
  })
})

test('a button of an icon stays square where the buttons of a row share a line', async () => {
  await page.viewport(390, 800)
  const screen = await renderPlates(lightTheme)
  const { width, height } = screen
    .getByRole('button', { name: 'Drop' })
    .element()
    .getBoundingClientRect()
  expect(Math.round(height)).toBe(44)
  expect(Math.round(width)).toBe(44)
})

test('the choice of rows to a page stands level with the place among them, and not on paper', async () => {
  const screen = await renderPlates(lightTheme)
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const choice = screen.getByLabelText('Rows per page')
  const position = screen.getByText('Page 1 of 3').element()
  const next = screen.getByRole('button', { name: 'Next' }).element()
  expect(Math.abs(middle(position) - middle(choice.element()))).toBeLessThan(1.5)
  expect(Math.abs(middle(position) - middle(next))).toBeLessThan(1.5)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(choice).not.toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

test('a dense row is as high as what it holds, on a phone too', async () => {
  await page.viewport(390, 800)
  const screen = await render(
    <ThemeRoot theme={lightTheme}>
      <DataTable
        title="Plates"
        density="compact"
        columns={[
          {
            id: 'plate',
            header: 'Plate',
            value: ({ text }: Plate) => text,
            cell: () => <div style={{ blockSize: 100 }}>Two lines of buttons</div>,
          },
        ]}
        rows={[{ text: 'B AX 1' }]}
        rowKey={({ text }) => text}
      />
    </ThemeRoot>,
  )
  const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0
  const content = screen.getByText('Two lines of buttons').element()
  expect(bottom(content.closest('tr'))).toBeGreaterThanOrEqual(bottom(content))
})
