import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  colorSchemeScript,
  parseColorScheme,
  readColorScheme,
  storeColorScheme,
} from './colorScheme.ts'
import { createTheme } from './createTheme.ts'
import { darkTheme } from './darkTheme.ts'

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
  ) => {
    const style: Record<string, string> = {}
    new Function('localStorage', 'document', script)(localStorage, { documentElement: { style } })
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
    const script = colorSchemeScript({ storageKey: 'theme', dark })
    expect(paint({ getItem: () => 'dark' }, script).backgroundColor).toBe('#101010')
  })

  test('cannot be ended early by its own storage key', () => {
    expect(colorSchemeScript({ storageKey: '</script><b>' })).not.toContain('</script>')
  })
})
