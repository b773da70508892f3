/// <reference types="vite/client" />
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'
import { radius, shadow, size, space } from './scales.ts'
import { ThemeRoot } from './ThemeRoot.tsx'
import { text } from './text.ts'
import { themeVariables, variable } from './variables.ts'

const declared = (theme: typeof lightTheme) =>
  new Set([...themeVariables(theme).matchAll(/(--[\w-]+):/g)].map(([, name]) => name))

test('names a value by its place, as CSS writes names', () => {
  expect(variable('color.status.noData.fill')).toBe('var(--netportal-color-status-no-data-fill)')
})

test('a length grows with the reader’s text', () => {
  expect(themeVariables(lightTheme)).toContain('--netportal-text-caption-size:0.75rem;')
})

test('the files of a typeface are no business of a page', () => {
  const font = { ...lightTheme.font, files: [{ weight: 400, url: '/own.woff' } as const] }
  expect(themeVariables({ ...lightTheme, font })).toBe(themeVariables(lightTheme))
})

test('every theme declares the same variables', () => {
  expect(declared(darkTheme)).toEqual(declared(lightTheme))
})

test('every variable that styles read is declared', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '../../../{charts,portal}/src/**/*.{ts,tsx}'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const places = Object.values(sources).flatMap((source) => [
    ...[...source.matchAll(/\bcolor\('([\w.]+)'/g)].map(([, path]) => `color.${path}`),
    ...[...source.matchAll(/\bvariable\('([\w.]+)'/g)].map(([, path]) => `${path}`),
  ])
  expect(places.length).toBeGreaterThan(100)
  const used = [
    ...places.map(variable),
    ...Object.values({ ...space, ...size, ...radius }),
    ...Object.values(shadow),
    ...Object.keys(lightTheme.text).map((name) => (isTextStyle(name) ? text(name) : '')),
  ].flatMap((css) => [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  const known = declared(lightTheme)
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([])
})

const isTextStyle = (name: string): name is keyof typeof lightTheme.text => name in lightTheme.text

test('a page from a server has its themes in classes, and none in a style attribute', () => {
  const sheet = new ServerStyleSheet()
  const root = createElement(ThemeRoot, {
    theme: lightTheme,
    themeByMedia: { '(prefers-color-scheme: dark)': darkTheme },
  })
  const html = renderToString(sheet.collectStyles(root))
  expect(html).not.toContain('style=')
  expect(sheet.getStyleTags()).toMatch(
    /--netportal-color-canvas:#f6f5f1;.*@media \(prefers-color-scheme: dark\)\{.*color-scheme:dark;.*--netportal-color-canvas:#0e1115;/s,
  )
})
