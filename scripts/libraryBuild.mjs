import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** How styled components of the libraries are compiled. */
export const styledComponents = {
  // Tells our elements from the host's: `ComponentStyles` resets those alone.
  namespace: 'netportal',
  // Class names that do not hang on the order in which modules load: a server and a browser differ in it.
  ssr: true,
  displayName: false,
  fileName: false,
  minify: true,
  pure: true,
}

/**
 * Says how a library is built, whichever it is: what is published is plain JavaScript and style sheets,
 * which every bundler and Node take as they are. `'use client'` at the head of a source file stays at the
 * head of its module.
 * @param entry its public modules
 */
export function libraryBuild(entry) {
  return {
    entry,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    dts: { sourcemap: false },
    sourcemap: true,
    // One file per module, so that an app pays only for what it imports.
    unbundle: true,
    plugins: [inlinedFonts()],
    inputOptions: {
      transform: {
        plugins: {
          styledComponents,
        },
      },
    },
  }
}

/**
 * Makes a module out of a font: `x.woff?inline` is Vite's alone, and no other bundler has a loader for fonts.
 * The module stands beside the one that asks for it, in `files`.
 */
function inlinedFonts() {
  const fonts = new Map()
  return {
    name: 'inlined-fonts',
    resolveId: {
      order: 'pre',
      filter: { id: /\.woff\?inline$/ },
      handler(source, importer) {
        const font = createRequire(importer).resolve(source.replace('?inline', ''))
        const id = join(dirname(importer), 'files', `${basename(font, '.woff')}.js`)
        fonts.set(id, font)
        return { id, external: false }
      },
    },
    load: {
      order: 'pre',
      filter: { id: /\/fonts\/files\// },
      async handler(id) {
        const base64 = await readFile(fonts.get(id), 'base64')
        return { code: `export default 'data:font/woff;base64,${base64}'`, moduleType: 'js' }
      },
    },
    /** There is nothing to debug in a font. */
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!name.includes('fonts/files/')) continue
        if (name.endsWith('.map')) delete bundle[name]
        else file.code = file.code.replace(/^\/\/# sourceMappingURL=.*$/m, '')
      }
    },
  }
}
