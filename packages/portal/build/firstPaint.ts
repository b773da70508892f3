import { fileURLToPath } from 'node:url'
import { type HtmlTagDescriptor, type Plugin, runnerImport } from 'vite'

const themeScript = fileURLToPath(new URL('themeScript.ts', import.meta.url))

/** The Latin part of the text face, as the bundler names it. */
const textFace = /instrument-sans-latin-wght-normal-[^/]*\.woff2$/

/**
 * Puts into the page what has to be there before the application's own scripts: the stored colour
 * scheme, so that a dark page never flashes white, and the text face, so that the first words are
 * not set twice. The inline script's text is fixed at build time; a server allows it by its hash.
 */
export function firstPaint(conditions: string[]): Plugin {
  return {
    name: 'network-portal:first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        const { module } = await runnerImport<typeof import('./themeScript.ts')>(themeScript, {
          configFile: false,
          environments: { inline: { resolve: { conditions, noExternal: /^@netportal\// } } },
        })
        const children = module.themeScript
        const tags: HtmlTagDescriptor[] = [{ tag: 'script', children, injectTo: 'head-prepend' }]
        const font = Object.keys(bundle ?? {}).find((name) => textFace.test(name))
        if (font !== undefined) {
          const attrs = { rel: 'preload', href: `/${font}`, as: 'font', crossorigin: true }
          tags.push({ tag: 'link', attrs, injectTo: 'head' })
        }
        return tags
      },
    },
  }
}
