import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Panel } from '../components/Panel/Panel.tsx'
import { colorSchemeScript } from './colorScheme.ts'
import { DocumentStyles } from './DocumentStyles.tsx'
import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'
import { ThemeRoot } from './ThemeRoot.tsx'

const root = () => getComputedStyle(document.documentElement)

beforeEach(() => localStorage.clear())

describe('a page that starts dark', () => {
  beforeEach(() => {
    localStorage.setItem('theme', 'dark')
    new Function(colorSchemeScript({ storageKey: 'theme' }))()
  })

  test('is dark before anything is rendered', () => {
    expect(root().backgroundColor).toBe('rgb(14, 17, 21)')
    expect(root().colorScheme).toBe('dark')
  })

  test('turns light when its theme does', async () => {
    const screen = (theme: typeof darkTheme) => (
      <ThemeRoot theme={theme}>
        <DocumentStyles />
      </ThemeRoot>
    )
    const { rerender } = await render(screen(darkTheme))
    expect(root().backgroundColor).toBe('rgb(14, 17, 21)')
    await rerender(screen(lightTheme))
    expect(root().backgroundColor).toBe('rgb(246, 245, 241)')
    expect(root().colorScheme).toBe('light')
  })
})

describe('a page with styles of its own', () => {
  const styleOf = (name: string) => getComputedStyle(page.getByTestId(name).element())
  const drawn = (name: string) => {
    const { fontSize, marginBlockStart, listStyleType, color, colorScheme, backgroundColor } =
      styleOf(name)
    return { fontSize, marginBlockStart, listStyleType, color, colorScheme, backgroundColor }
  }
  const host = (
    <>
      <h1 data-testid="heading">Parking Ltd</h1>
      <ul data-testid="list" />
    </>
  )

  test('stays as it is around a theme', async () => {
    const { rerender } = await render(<div data-testid="page">{host}</div>)
    const names = ['page', 'heading', 'list']
    const before = names.map(drawn)
    await rerender(
      <div data-testid="page">
        {host}
        <ThemeRoot theme={darkTheme}>
          <Panel title="Ours" />
        </ThemeRoot>
      </div>,
    )
    expect(names.map(drawn)).toEqual(before)
    expect(root().backgroundColor).toBe('rgba(0, 0, 0, 0)')
  })

  test('keeps its own elements in a theme: bullets, margins', async () => {
    await render(<ThemeRoot theme={lightTheme}>{host}</ThemeRoot>)
    expect(styleOf('list').listStyleType).toBe('disc')
    expect(styleOf('heading').marginBlockStart).not.toBe('0px')
  })

  test('a theme within another themes its own box alone', async () => {
    await render(
      <ThemeRoot theme={lightTheme} data-testid="outer">
        <ThemeRoot theme={darkTheme} data-testid="inner" className="own" />
      </ThemeRoot>,
    )
    expect(styleOf('outer')).toMatchObject({
      backgroundColor: 'rgb(246, 245, 241)',
      colorScheme: 'light',
    })
    expect(styleOf('inner')).toMatchObject({
      backgroundColor: 'rgb(14, 17, 21)',
      colorScheme: 'dark',
    })
    expect(root().colorScheme).toBe('normal')
    expect(page.getByTestId('inner').element().classList).toContain('own')
  })
})
