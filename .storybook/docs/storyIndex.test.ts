/// <reference types="vite/client" />
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { storySources } from '../source/storySource.ts'
import { type IndexEntry, statesOf, subjectsOf } from './storyIndex.ts'

const files = import.meta.glob<string>('../../packages/portal/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const views = import.meta.glob<string>('../../packages/portal/src/**/*View.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const entries: IndexEntry[] = Object.entries(files).flatMap(([path, text]) => {
  const title = /title: '([^']*)'/.exec(text)?.[1] ?? ''
  const names = [...storySources(join(import.meta.dirname, path), text).keys()]
  return names.map((name) => ({ id: `${title}--${name}`, title, name, type: 'story' }))
})
const subjects = subjectsOf(entries, ['Screens/', 'Shell/'])

test('every story of the portal has one place on the page of states', () => {
  const shown = subjects.flatMap((subject) => {
    const { common, special } = statesOf(subject)
    return [...common.flatMap((story) => story?.id ?? []), ...special.map(({ id }) => id)]
  })
  expect(shown.toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
  expect(shown.length).toBeGreaterThan(150)
})

test('every view of the portal is drawn by a story, itself or in another view', () => {
  const drawn = [...Object.values(files), ...Object.values(views)].join('\n')
  const missing = Object.keys(views)
    .map((path) => path.split('/').at(-1)?.replace('.tsx', '') ?? '')
    .filter((name) => !new RegExp(`component: ${name}\\b|<${name}\\b`).test(drawn))
  expect(missing).toEqual([])
})

/** Views that wait for something from the server themselves. */
const waiting = Object.entries(views).filter(([, text]) => /: Remote</.test(text))

describe.each(
  waiting.map(([path]) => ({ view: path.split('/').at(-1)?.replace('.tsx', '') ?? '' })),
)('$view', ({ view }) => {
  test.each(['Loading', 'Failed'])('has a story of %s', (state) => {
    const [path = '', text = ''] =
      Object.entries(files).find(([, each]) => each.includes(`component: ${view},`)) ?? []
    // A form says what it is waiting for: `LoadingChoices`.
    const names = [...storySources(join(import.meta.dirname, path), text).keys()]
    expect(names).toContainEqual(expect.stringMatching(new RegExp(`^${state}(Choices)?$`)))
  })
})
