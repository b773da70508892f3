/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { itemTypes } from './itemTypes.ts'
import { typesOf } from './typesOf.ts'

const types = itemTypes()

/** Types that a page of text explains, by its file. */
const pages = import.meta.glob<string>('./pages/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const stories = import.meta.glob<string>('../../packages/{ui,charts}/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('each type that a product writes has a table on some page', () => {
  const extra = [
    ...Object.values(pages).flatMap((text) => [...text.matchAll(/<TypeTables of=\{(\[.*\])\}/g)]),
    ...Object.values(stories).flatMap((text) => [...text.matchAll(/types: (\['.*'\])/g)]),
  ].flatMap(([, list = '[]']) => [...list.matchAll(/\w+/g)].map(([name]) => name))
  const components = Object.keys(types).filter((name) => /Props$/.test(name))
  const shown = new Set(
    components
      .flatMap((props) => typesOf(props.replace(/Props$/, ''), types))
      .map(({ name }) => name),
  )
  for (const { name } of typesOf('', types, extra)) shown.add(name)
  const missing = Object.values(types).filter(
    ({ name, members }) => members.length > 0 && !/Props$/.test(name) && !shown.has(name),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('each member in a table has a type and a description', () => {
  const faults = Object.values(types).flatMap(({ name, members }) =>
    members
      .filter(({ type, description }) => !type || !description)
      .map((each) => `${name}.${each.name}`),
  )
  expect(faults).toEqual([])
})

test.each([
  ['DataTable', ['DataColumn', 'ActionColumn', 'DataTableTexts', 'TableState', 'TableSort']],
  ['LineChart', ['LineSeries', 'LinePoint', 'LineChartTexts']],
  ['TimelineList', ['TimelineItem']],
])('%s has tables of what it is given', (component, names) => {
  expect(typesOf(component, types).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})
