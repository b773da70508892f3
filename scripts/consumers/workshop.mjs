import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packLibraries } from '../packLibraries.mjs'
import { bin, env, root } from '../setup.mjs'

/**
 * Packs the libraries once and makes a fresh copy of an example for each consumer, outside this repository, with none
 * of its settings.
 */
export function openWorkshop() {
  const folder = mkdtempSync(join(tmpdir(), 'netportal-consumers-'))
  packLibraries(['format', 'ui', 'charts'], folder)
  return {
    folder,
    /**
     * Installs a consumer.
     * @param name of its folder
     * @param example folder of `examples`
     * @param packages versions beside or instead of those in its package.json; null leaves one out
     * @returns its folder, and how to run a program or one of the installed commands in it
     */
    install(name, example, packages = {}) {
      const place = join(folder, name)
      cpSync(join(root, 'examples', example), place, { recursive: true })
      mkdirSync(join(place, 'libraries'))
      for (const library of ['format', 'ui', 'charts']) {
        cpSync(join(folder, `${library}.tgz`), join(place, 'libraries', `${library}.tgz`))
      }
      const file = join(place, 'package.json')
      writeFileSync(file, JSON.stringify(withPackages(JSON.parse(readFileSync(file)), packages)))
      const run = (command, ...args) =>
        execFileSync(command, args, {
          cwd: place,
          env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        })
      const settings = ['--ignore-workspace', '--prefer-offline', '--no-lockfile', '--prod=false']
      run(join(bin, 'pnpm'), 'install', ...settings)
      return {
        folder: place,
        node: (...args) => run(process.execPath, ...args),
        tool: (tool, ...args) => run(join(place, 'node_modules/.bin', tool), ...args),
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function withPackages(description, packages) {
  const { dependencies, devDependencies } = description
  for (const [name, version] of Object.entries(packages)) {
    delete devDependencies[name]
    if (version === null) delete dependencies[name]
    else dependencies[name] = version
  }
  return description
}
