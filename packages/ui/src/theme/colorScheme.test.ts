import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  colorSchemeScript,
  parseColorScheme,
  readColorScheme,
  storeColorScheme,
} from './colorScheme.ts'
import { createTheme } from './createTheme.ts'
import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'

const refusing = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('QuotaExceededError')
  },
}

afterEach(() => vi.unstubAllGlobals())

describe('a stored colour scheme', () => {
  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['DARK', 'light'],
    ['"dark"', 'light'],
    ['', 'light'],
    [null, 'light'],
    [{ dark: true }, 'light'],
  ])('of %j is read as %s', (stored, scheme) => {
    expect(parseColorScheme(stored)).toBe(scheme)
  })

  test('is light where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', refusing)
    expect(readColorScheme('theme')).toBe('light')
    expect(() => storeColorScheme('theme', 'dark')).not.toThrow()
  })

  test('is read back from where it was stored', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    storeColorScheme('theme', 'dark')
    expect(readColorScheme('theme')).toBe('dark')
    expect(readColorScheme('other')).toBe('light')
  })
})

describe('the script before first paint', () => {
  const paint = (
    localStorage: Partial<Storage>,
    script = colorSchemeScript({ storageKey: 'theme' }),
    asked = '',
  ) => {
    const style: Record<string, string> = {}
    const matchMedia = (query: string) => ({ matches: query === 'all' || query === asked })
    new Function('localStorage', 'document', 'matchMedia', script)(
      localStorage,
      { documentElement: { style } },
      matchMedia,
    )
    return style
  }

  test('paints the stored scheme', () => {
    expect(paint({ getItem: (key) => (key === 'theme' ? 'dark' : null) })).toEqual({
      colorScheme: 'dark',
      backgroundColor: '#0e1115',
    })
  })

  test.each([
    ['nothing is stored', { getItem: () => null }],
    ['rubbish is stored', { getItem: () => '<script>' }],
    ['storage is refused', refusing],
  ])('paints light where %s', (_, storage) => {
    expect(paint(storage)).toEqual({ colorScheme: 'light', backgroundColor: '#f6f5f1' })
  })

  test("takes a product's own theme", () => {
    const dark = createTheme(darkTheme, { color: { canvas: '#101010' } })
    const script = colorSchemeScript({
      storageKey: 'theme',
      themes: { light: { theme: lightTheme }, dusk: { theme: dark } },
    })
    expect(paint({ getItem: () => 'dusk' }, script).backgroundColor).toBe('#101010')
    expect(paint({ getItem: () => 'dark' }, script).backgroundColor).toBe('#f6f5f1')
  })

  test('takes what stands in for a theme while a media query holds', () => {
    const strong = createTheme(lightTheme, { color: { canvas: '#ffffff' } })
    const query = '(prefers-contrast: more)'
    const script = colorSchemeScript({
      storageKey: 'theme',
      themes: { light: { theme: lightTheme, themeByMedia: { [query]: strong } } },
    })
    expect(paint({}, script).backgroundColor).toBe('#f6f5f1')
    expect(paint({}, script, query).backgroundColor).toBe('#ffffff')
  })

  test.each(['__proto__', 'toString', 'hasOwnProperty'])(
    'paints light where %s is stored',
    (name) => {
      expect(paint({ getItem: () => name }).backgroundColor).toBe('#f6f5f1')
    },
  )

  test('cannot be ended early by its own storage key', () => {
    expect(colorSchemeScript({ storageKey: '</script><b>' })).not.toContain('</script>')
  })
})
