import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Chunk {
  code: string
  imports: string[]
}

/**
 * Holds the login page to its budget: all scripts that have to arrive before a person can type.
 * Beyond it a build complains; one in continuous integration fails.
 * @param limitBytes compressed with gzip, level 9
 */
export function loginBudget(limitBytes: number): Plugin {
  return {
    name: 'network-portal:login-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map<string, Chunk>()
        const start: string[] = []
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk') continue
          chunks.set(name, file)
          if (file.isEntry || file.facadeModuleId?.endsWith('/LoginScreen.tsx')) start.push(name)
        }
        if (start.length !== 2) this.error(`Expected entry and login chunk, found ${start}`)
        let bytes = 0
        for (const chunk of closure(start, chunks)) {
          bytes += gzipSync(chunk.code, { level: 9 }).length
        }
        const sizes = `${bytes} of ${limitBytes} bytes`
        if (bytes <= limitBytes) this.info(`Login page: ${sizes}.`)
        else if (process.env.CI) this.error(`The login page is over its budget: ${sizes}.`)
        else this.warn(`The login page is over its budget: ${sizes}.`)
      },
    },
  }
}

/** The chunks that these names stand for, and all that they import. */
function closure(names: string[], chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(visit)
  }
  names.forEach(visit)
  return found
}
