import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Lets the code of a page come whole before it is imported. A browser remembers an import that failed for as long as
 * the page is open, that of a file it needs too, so whatever was not there once could only be had by a reload. Vite
 * wraps each import with the list of its files; ours fetches them, as often as it takes, in place of its own.
 */
export function patientImports(): Plugin {
  const source = fileURLToPath(new URL('../src/code/withFiles.ts', import.meta.url))
  return {
    name: 'network-portal:patient-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { withFiles as __vitePreload } from ${JSON.stringify(source)}`,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const code = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : ''))
        if (!code.some((text) => text.includes('__vite__mapDeps'))) {
          this.error('No import of the portal names its files.')
        }
        if (code.some((text) => text.includes('vite:preloadError'))) {
          this.error("Imports go through Vite's own helper.")
        }
      },
    },
  }
}
