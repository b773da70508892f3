/** Packs each library as a product would install it and checks it: exports, types, files, where a browser's part begins. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packLibraries } from './packLibraries.mjs'
import { clientCodeOnServers } from './serverModules.mjs'
import { root } from './setup.mjs'

const libraries = ['format', 'contract', 'ui', 'charts']
/** Libraries are ESM only: a CommonJS reader is not a fault. A style sheet has no types. */
const isFault = (problem) =>
  problem.kind !== 'CJSResolvesToESM' &&
  problem.resolutionKind !== 'node10' &&
  !String(problem.entrypoint ?? '').endsWith('.css')

const folder = mkdtempSync(join(tmpdir(), 'netportal-pack-'))
let faults = 0
try {
  packLibraries(libraries, folder)
  for (const library of libraries) {
    const tarball = readFileSync(join(folder, `${library}.tgz`))
    const bytes = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength)

    const lint = await publint({ pack: { tarball: bytes }, strict: true })
    for (const message of lint.messages) report(library, formatMessage(message, lint.pkg))

    const types = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)))
    for (const problem of types.types ? types.problems.filter(isFault) : [{ kind: 'NoTypes' }]) {
      report(library, JSON.stringify(problem))
    }

    const place = join(root, 'packages', library)
    const { publishConfig } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
    for (const entry of Object.values(publishConfig.exports)) {
      if (typeof entry === 'string') continue
      const faults = clientCodeOnServers(join(place, entry.default))
      for (const fault of faults) report(library, `${fault}: 'use client' is missing`)
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
