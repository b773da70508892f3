import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { circleAlert, circleCheck, info, triangleAlert } from './toneIcons.tsx'

/** What a page has of it, but lucide's names of its icon. */
const markup = (icon: ReactNode) =>
  renderToStaticMarkup(icon).replace(/class="lucide[^"]*"/, 'class="lucide"')

test.each<[string, ReactNode, LucideIcon]>([
  ['Info', info, Info],
  ['CircleCheck', circleCheck, CircleCheck],
  ['TriangleAlert', triangleAlert, TriangleAlert],
  ['CircleAlert', circleAlert, CircleAlert],
])('draws %s as lucide does', (_, ours, theirs) => {
  expect(markup(ours)).toBe(markup(createElement(theirs)))
})
