/**
 * Bundles one component of the built packages beside those of peers, each with what it needs to be shown, and prints
 * what a browser fetches before it is: kB after gzip, as Markdown. Peers are installed into a folder of their own
 * that goes afterwards, and are no dependency of this repository. React and ReactDOM count for nobody.
 *
 * Run: `npm run build && node bench/bytes/run.mjs`
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { packLibraries } from '../../scripts/packLibraries.mjs'
import { companions, peers } from './peers.mjs'
import { samples } from './samples.mjs'

const libraries = ['format', 'ui', 'charts']
const contenders = ['ours', 'Mantine', 'MUI', 'React Aria', 'Cloudscape', 'Recharts', 'Nivo']
const folder = mkdtempSync(join(tmpdir(), 'bytes-'))

try {
  install()
  await print()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Installs the packed libraries as a product would, and the peers beside them. */
function install() {
  packLibraries(libraries, folder)
  const packed = libraries.map((name) => [`@netportal/${name}`, `file:${join(folder, name)}.tgz`])
  const dependencies = { ...Object.fromEntries(packed), ...peers, ...companions }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  )
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps']
  execFileSync('npm', ['install', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function print() {
  console.log(`| kB gzip | ${contenders.join(' | ')} |`)
  console.log(`|---|${contenders.map(() => '--:').join('|')}|`)
  for (const [component, sources] of Object.entries(samples)) {
    const cells = []
    for (const contender of contenders) cells.push(await cellOf(sources[contender]))
    console.log(`| ${component} | ${cells.join(' | ')} |`)
  }
  const versions = Object.keys(peers).map((name) => `${name} ${versionOf(name)}`)
  console.log(`\n${versions.join(', ')}; React ${versionOf('react')}`)
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
    .version
}

/** The script, and the style sheet where there is one. */
async function cellOf(source) {
  if (source === undefined) return '–'
  const { script, styles } = await bundle(source)
  return styles === 0 ? kilobytes(script) : `${kilobytes(script)} + ${kilobytes(styles)}`
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1)
}

/** @returns bytes after gzip of what is fetched at once: what is imported later, on demand, is not counted */
async function bundle(source) {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, source)
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: { input: entry, external: [/^react(-dom)?(\/|$)/] },
    },
  })
  const chunks = new Map(output.map((part) => [part.fileName, part]))
  const atOnce = new Set()
  const add = (name) => {
    const chunk = chunks.get(name)
    if (chunk?.type !== 'chunk' || atOnce.has(chunk)) return
    atOnce.add(chunk)
    for (const imported of chunk.imports) add(imported)
  }
  for (const part of output) if (part.isEntry) add(part.fileName)
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'))
  return {
    script: sum([...atOnce].map(({ code }) => zipped(code))),
    styles: sum(styles.map(({ source }) => zipped(source))),
  }
}

function zipped(text) {
  return gzipSync(text, { level: 9 }).length
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
