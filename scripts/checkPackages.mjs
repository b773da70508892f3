/** Packs each library as a product would install it and checks the tarball: exports, types, files. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { bin, root } from './setup.mjs'

const libraries = ['format', 'contract', 'ui', 'charts']
/** Libraries are ESM only: a CommonJS reader is not a fault. A style sheet has no types. */
const isFault = (problem) =>
  problem.kind !== 'CJSResolvesToESM' &&
  problem.resolutionKind !== 'node10' &&
  !String(problem.entrypoint ?? '').endsWith('.css')

const folder = mkdtempSync(join(tmpdir(), 'netportal-pack-'))
let faults = 0
try {
  for (const library of libraries) {
    const cwd = join(root, 'packages', library)
    const packed = execFileSync(
      join(bin, 'pnpm'),
      ['pack', '--json', '--pack-destination', folder],
      { cwd, encoding: 'utf8' },
    )
    const tarball = readFileSync(JSON.parse(packed).filename)
    const bytes = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength)

    const lint = await publint({ pack: { tarball: bytes }, strict: true })
    for (const message of lint.messages) report(library, formatMessage(message, lint.pkg))

    const types = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)))
    for (const problem of types.types ? types.problems.filter(isFault) : [{ kind: 'NoTypes' }]) {
      report(library, JSON.stringify(problem))
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(faults > 0 ? 1 : 0)

function report(library, text) {
  faults += 1
  console.error(`@netportal/${library}: ${text}`)
}
