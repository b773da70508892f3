import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A hook runs in a browser's part alone, whoever it comes from. */
const ourHook = /^use[A-Z]/

/** Names that a module may not use where a server makes a page of React Server Components. */
const clientOnly = {
  react: /^(use[A-Z]|createContext$|Component$)/,
  'styled-components': /^(styled|createGlobalStyle|useTheme|ThemeProvider|StyleSheetManager)$/,
}
const importLine = /(?:^|\n)(?:import|export) (?:\{([^}]*)\}|[^'"]*?)? ?(?:from )?"([^"]+)"/g

/**
 * Follows the imports of a built entry to where a module says 'use client', which is where a browser's part
 * begins.
 * @param file of an entry
 * @returns modules before that which need a browser, and what they use
 */
export function clientCodeOnServers(file) {
  const faults = []
  const seen = new Set()
  const visit = (module) => {
    if (seen.has(module)) return
    seen.add(module)
    const code = readFileSync(module, 'utf8')
    if (code.startsWith('"use client"')) return
    for (const [, names = '', source] of code.matchAll(importLine)) {
      const isOurs = source.startsWith('.')
      if (isOurs) visit(join(dirname(module), source))
      for (const name of names.split(',').map((text) => text.trim())) {
        const isClientOnly = isOurs
          ? ourHook.test(name) && code.includes(`${name}(`)
          : clientOnly[source]?.test(name)
        if (isClientOnly) faults.push(`${module} uses ${name}`)
      }
    }
  }
  visit(file)
  return faults
}
