import type { Plugin } from 'vite'
import { storySources } from './storySource.ts'

/**
 * Gives each story the code that somebody would write, in development and in the static build alike: what
 * Storybook reads from a running story has the names that a bundler left, and all that an arg holds.
 */
export function storySourcePlugin(): Plugin {
  return {
    name: 'story-source',
    transform: {
      order: 'pre',
      filter: { id: /\.stories\.tsx$/ },
      handler(code, id) {
        const given = [...storySources(id, code)].map(([name, source]) => {
          const { code: originalSource, ...parts } = source
          const value = JSON.stringify({ originalSource, type: 'code', ...parts })
          return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: { ...${name}.parameters?.docs?.source, ...${value} } } };`
        })
        return { code: `${code}\n${given.join('\n')}`, map: null }
      },
    },
  }
}
