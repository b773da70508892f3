/// <reference types="@vitest/browser-playwright" />
import { createRef } from 'react'
import { styled } from 'styled-components'
import { beforeEach, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../components/Button/Button.tsx'
import { Panel } from '../components/Panel/Panel.tsx'
import { ToastProvider, useToast } from '../components/Toast/ToastProvider.tsx'
import { color } from './color.ts'
import { colorSchemeScript } from './colorScheme.ts'
import { DocumentStyles } from './DocumentStyles.tsx'
import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'
import { ThemeRoot } from './ThemeRoot.tsx'
import { useTheme } from './themeContext.ts'

const root = () => getComputedStyle(document.documentElement)

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

describe('a switch of the theme', () => {
  test('draws nothing anew but what asks for the theme, and reaches all of it', async () => {
    const draws = { styled: 0, asking: 0 }
    const Styled = styled.p`
      color: ${color('text.muted')};
      outline-width: ${() => {
        draws.styled += 1
        return '0'
      }};
    `
    const children = (
      <>
        <Styled data-testid="text" />
        <Asking onDraw={() => (draws.asking += 1)} />
      </>
    )
    const { rerender, getByRole } = await render(
      <ThemeRoot theme={lightTheme}>{children}</ThemeRoot>,
    )
    const before = { ...draws }
    await rerender(<ThemeRoot theme={darkTheme}>{children}</ThemeRoot>)
    expect(draws).toEqual({ styled: before.styled, asking: before.asking + 1 })
    await expect.element(getByRole('status')).toHaveTextContent('dark')
    expect(getComputedStyle(page.getByTestId('text').element()).color).toBe('rgb(176, 180, 186)')
  })

  test('follows what the reader asks the system for, while it asks', async () => {
    const prefer = (scheme: string) =>
      cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-color-scheme', value: scheme }],
      })
    const { getByRole } = await render(
      <ThemeRoot
        theme={lightTheme}
        themeByMedia={{ '(prefers-color-scheme: dark)': darkTheme }}
        data-testid="root"
      >
        <Asking />
      </ThemeRoot>,
    )
    const ground = () => getComputedStyle(page.getByTestId('root').element()).backgroundColor
    await prefer('dark')
    await expect.element(getByRole('status')).toHaveTextContent('dark')
    expect(ground()).toBe('rgb(14, 17, 21)')
    await prefer('light')
    await expect.element(getByRole('status')).toHaveTextContent('light')
    expect(ground()).toBe('rgb(246, 245, 241)')
    await prefer('')
  })
})

test('what lies above everything has the theme that it was called from', async () => {
  const { getByRole, getByText } = await render(
    <ThemeRoot theme={lightTheme}>
      <ThemeRoot theme={darkTheme}>
        <ToastProvider>
          <Calling />
        </ToastProvider>
      </ThemeRoot>
    </ThemeRoot>,
  )
  await getByRole('button', { name: 'Save' }).click()
  const text = getByText('Saved')
  await expect.element(text).toBeInTheDocument()
  expect(getComputedStyle(text.element()).color).toBe('rgb(22, 26, 32)')
})

function Calling() {
  const toast = useToast()
  return <Button onClick={() => toast({ tone: 'good', text: 'Saved' })}>Save</Button>
}

test('a ref reaches the box', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<ThemeRoot theme={lightTheme} ref={ref} data-testid="root" />)
  expect(ref.current).toBe(page.getByTestId('root').element())
})

function Asking({ onDraw }: { onDraw?: () => void }) {
  onDraw?.()
  return <output>{useTheme().colorScheme}</output>
}
