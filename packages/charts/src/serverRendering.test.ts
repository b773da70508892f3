/// <reference types="vite/client" />
import { lightTheme, ThemeRoot } from '@netportal/ui'
import { composeStories, type Meta } from '@storybook/react-vite'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

type StoryModule = { default: Meta } & Record<string, never>

/** Node has neither window nor document: whatever reads them while rendering throws here. */
const stories = Object.values(
  import.meta.glob<StoryModule>(['./**/*.stories.tsx', '!./export/Export.stories.tsx'], {
    eager: true,
  }),
).flatMap((module) =>
  Object.entries<FunctionComponent>(composeStories(module)).map(([name, Story]) => ({
    name: `${module.default.title}/${name}`,
    Story,
  })),
)

test.each(stories)('$name renders to a string on a server', ({ Story }) => {
  expect(typeof document).toBe('undefined')
  const page = createElement(ThemeRoot, { theme: lightTheme }, createElement(Story))
  expect(renderToString(page)).toContain('<')
})
