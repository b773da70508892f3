import type { Plugin } from 'vite'

/**
 * Bundles React Router's production build, which its package does not choose by itself, and lets
 * what is not used of it fall away: the names that it gives its components for debugging keep even
 * unused ones. Together 1.9 kB of the first page, compressed.
 */
export function slimRouter(): Plugin {
  return {
    name: 'network-portal:slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { ...found, id: found.id.replace('/development/', '/production/') }
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
    },
  }
}
