/// <reference types="vite/client" />
import { join } from 'node:path'
import * as charts from '@netportal/charts'
import * as ui from '@netportal/ui'
import { composeStories, type Meta, setProjectAnnotations } from '@storybook/react-vite'
import { type PropItem, withCustomConfig } from 'react-docgen-typescript'
import type { Args, StrictArgTypes } from 'storybook/internal/types'
import { isMockFunction } from 'storybook/test'
import { expect, test } from 'vitest'
import { docgenOptions, docgenTsconfig } from './docgen.ts'
import preview from './preview.tsx'

interface StoryModule {
  default: Meta
}

interface ComposedStory {
  args: Args
  argTypes: StrictArgTypes
}

setProjectAnnotations(preview)

const sources = import.meta.glob('../packages/{ui,charts}/src/**/[A-Z]*.tsx')
const docs = withCustomConfig(docgenTsconfig, docgenOptions).parse(
  Object.keys(sources)
    .filter((path) => !/\.(stories|test)\.tsx$/.test(path))
    .map((path) => join(import.meta.dirname, path)),
)

const modules = Object.values(
  import.meta.glob<StoryModule>('../packages/{ui,charts}/src/**/*.stories.tsx', { eager: true }),
)

/** Components that other products can render, each with the props that are its own. */
const components = Object.entries({ ...ui, ...charts })
  .filter(([name]) => /^[A-Z]/.test(name))
  .map(([name, component]) => {
    const doc = docs.find(({ displayName }) => displayName === name)
    if (!doc) throw new Error(`${name} could not be read`)
    return { name, component, doc }
  })

/** The stories of a component, as its page shows them. */
function storiesOf({ component, doc }: (typeof components)[number]): ComposedStory[] {
  Object.assign(component, { __docgenInfo: doc })
  return modules
    .filter((module) => module.default.component === component)
    .flatMap((module) => Object.values(composeStories(module)))
}

/** The kind of control that a story has for a prop; nothing when there is none. */
function controlOf({ argTypes }: ComposedStory, name: string) {
  const control = argTypes[name]?.control
  return typeof control === 'object' && !control.disable ? control.type : undefined
}

/** Names the thing a reader lacks who wants to know a prop or try it; null when nothing. */
function lack({ name, type, description }: PropItem, stories: readonly ComposedStory[]) {
  if (!description) return 'a description'
  const given = stories.map(({ args }) => args[name]).filter((value) => value !== undefined)
  const needs = (...kinds: string[]) =>
    stories.some((story) => kinds.includes(controlOf(story, name) ?? ''))
      ? null
      : `a control: ${kinds.join(' or ')}`
  switch (type.name) {
    case 'boolean':
      return needs('boolean')
    case 'string':
      return needs('text')
    case 'number':
      return needs('number')
    case 'enum':
      return needs('radio', 'select')
    case 'ReactNode':
      return given.some((value) => typeof value === 'object') ? null : needs('text', 'select')
    default:
      if (/^on[A-Z]/.test(name)) return given.some(isMockFunction) ? null : 'an action'
      if (isFunction(type.name)) return null
      return given.length > 0 ? null : 'a story that gives it'
  }
}

/** Tells types that compute or reach something: a description is all there can be. */
const isFunction = (type: string) => /=>|^Ref<|^FontLoader$/.test(type)

const withProps = components.filter(({ doc }) => Object.keys(doc.props).length > 0)

// The theme's control is in the toolbar, for all stories.
test.each(withProps.filter(({ name }) => name !== 'ThemeRoot'))(
  'each prop of $name is described and can be tried',
  (component) => {
    const stories = storiesOf(component)
    expect(stories).not.toEqual([])
    expect(component.doc.description).not.toBe('')
    const lacks = Object.values(component.doc.props).map((prop) => [prop.name, lack(prop, stories)])
    expect(lacks.filter(([, what]) => what)).toEqual([])
  },
)

test.each(components)('no control of $name breaks what it edits', (component) => {
  for (const story of storiesOf(component)) {
    const edited = Object.entries(story.args).filter(
      ([name]) => controlOf(story, name) === 'object',
    )
    for (const [, value] of edited) expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)
  }
})
