import { beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { colorSchemeScript } from './colorScheme.ts'
import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'
import { ThemeRoot } from './ThemeRoot.tsx'

const page = () => getComputedStyle(document.documentElement)

beforeEach(() => localStorage.clear())

describe('a page that starts dark', () => {
  beforeEach(() => {
    localStorage.setItem('theme', 'dark')
    new Function(colorSchemeScript({ storageKey: 'theme' }))()
  })

  test('is dark before anything is rendered', () => {
    expect(page().backgroundColor).toBe('rgb(14, 17, 21)')
    expect(page().colorScheme).toBe('dark')
  })

  test('turns light when its theme does', async () => {
    const { rerender } = await render(<ThemeRoot theme={darkTheme} />)
    expect(page().backgroundColor).toBe('rgb(14, 17, 21)')
    await rerender(<ThemeRoot theme={lightTheme} />)
    expect(page().backgroundColor).toBe('rgb(246, 245, 241)')
    expect(page().colorScheme).toBe('light')
  })
})
