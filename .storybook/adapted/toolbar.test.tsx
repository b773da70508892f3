import '../visual/setup.ts'
import { composeStories, type Meta } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import * as buttonStories from '../../packages/ui/src/components/Button/Button.stories.tsx'
import * as spinnerStories from '../../packages/ui/src/components/Spinner/Spinner.stories.tsx'

interface ComposedStory {
  run(context: { canvasElement: HTMLElement; globals: Record<string, string> }): Promise<void>
}

async function show(module: { default: Meta } & Record<string, unknown>, globals = {}) {
  const stories: Record<string, ComposedStory> = composeStories(module)
  const canvas = document.createElement('div')
  document.body.replaceChildren(canvas)
  await Object.values(stories)[0]?.run({ canvasElement: canvas, globals })
  return canvas
}

const styleOf = (place: HTMLElement, selector: string) => {
  const element = place.querySelector(selector)
  if (!element) throw new Error(`No ${selector}`)
  return getComputedStyle(element)
}

test('a story runs from right to left', async () => {
  expect(styleOf(await show(buttonStories), 'button').direction).toBe('ltr')
  expect(styleOf(await show(buttonStories, { direction: 'rtl' }), 'button').direction).toBe('rtl')
})

test('forced colours are those of the system, and scripts are told', async () => {
  const canvas = await show(buttonStories, { colors: 'forced' })
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'ButtonText'
  expect(styleOf(canvas, 'button').color).toBe(getComputedStyle(probe).color)
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  await show(buttonStories)
  expect(matchMedia('(forced-colors: active)').matches).toBe(false)
})

test('with reduced motion nothing moves', async () => {
  // The browsers of tests ask for less movement themselves.
  const features = [{ name: 'prefers-reduced-motion', value: 'no-preference' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  const animation = async (motion: string) =>
    styleOf(await show(spinnerStories, { motion }), '[aria-hidden]').animationName
  expect(await animation('full')).not.toBe('none')
  expect(await animation('reduced')).toBe('none')
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})
