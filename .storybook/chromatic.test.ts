import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import preview from './preview.tsx'

const file = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(file)

test('Chromatic builds by a script that exists', () => {
  const [, name = ''] = /--build-script-name (\S+)/.exec(scripts.chromatic ?? '') ?? []
  // It appends `--output-dir`, which the last command of the script has to take.
  expect(scripts[name]).toMatch(/storybook build$/)
})

test('its modes are both themes, wide and on a phone', () => {
  const { chromatic, viewport } = preview.parameters ?? {}
  const modes: { theme: string; viewport: string }[] = Object.values(chromatic.modes)
  expect(modes.map((mode) => `${mode.theme} ${mode.viewport}`).toSorted()).toEqual([
    'dark desktop',
    'dark phone',
    'light desktop',
    'light phone',
  ])
  for (const mode of modes) expect(viewport.options).toHaveProperty(mode.viewport)
})
