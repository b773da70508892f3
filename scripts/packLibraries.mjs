import { execFileSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from './setup.mjs'

/**
 * Packs built libraries as a registry would get them.
 * @param {string[]} names folders of `packages`
 * @param {string} folder where `<name>.tgz` goes
 */
export function packLibraries(names, folder) {
  for (const name of names) {
    const output = execFileSync(
      join(bin, 'pnpm'),
      ['pack', '--json', '--pack-destination', folder],
      { cwd: join(root, 'packages', name), encoding: 'utf8' },
    )
    renameSync(JSON.parse(output).filename, join(folder, `${name}.tgz`))
  }
}
