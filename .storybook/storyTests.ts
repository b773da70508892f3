import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { showTheme } from './shownTheme.ts'

/** A test needs what axe finds wrong, and not the hundreds of elements of a page that are right. */
export const parameters: Preview['parameters'] = {
  a11y: { options: { resultTypes: ['violations'], preload: false } },
}

/** What axe may find in one theme and not in the other: everything else is the same page. */
const ofColour = ['color-contrast', 'link-in-text-block']

/**
 * Checks each story, once its play function is over, in the dark theme too: as a reader does who changes the theme
 * there, and without a second play.
 */
export const afterEach: Preview['afterEach'] = async (context) => {
  const { a11y } = context.parameters
  await showTheme('dark')
  try {
    // A rule that is named to run would run though the story leaves it out.
    const rules: { id: string; enabled?: boolean }[] = a11y?.config?.rules ?? []
    const isLeftOut = (id: string) => rules.some((rule) => rule.id === id && rule.enabled === false)
    const options = { ...a11y?.options, runOnly: ofColour.filter((id) => !isLeftOut(id)) }
    const parameters = { ...context.parameters, a11y: { ...a11y, options } }
    await checkWithAxe({ ...context, parameters })
  } finally {
    await showTheme(undefined)
  }
}
