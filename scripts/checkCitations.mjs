/**
 * Follows each citation of the code to its heading: `Specification §2 "Tickets"` in docs/product.md,
 * `Ruling: Tables` in docs/beyond-the-specification.md, `decision 12` in docs/decisions. What is
 * published (format, ui, charts) cites none of them, since its reader has none of them.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const published = /^packages\/(format|ui|charts)\/src\/(?!.*(\.test\.|\.stories\.|testing\/))/

const sections = new Map()
let section = ''
for (const line of read('docs/product.md').split('\n')) {
  const [, number] = /^## (§\d+)/.exec(line) ?? []
  if (number !== undefined) {
    section = number
    sections.set(section, new Set())
  }
  const [, heading] = /^### (.+)$/.exec(line) ?? []
  if (heading !== undefined) sections.get(section)?.add(heading)
}
const rulings = new Set(
  [...read('docs/beyond-the-specification.md').matchAll(/^## (.+)$/gm)].map(([, name]) => name),
)
const decisions = new Set(
  readdirSync(join(root, 'docs/decisions')).map((name) => Number.parseInt(name, 10)),
)

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs', '*.sql'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((name) => name !== '' && name !== 'scripts/checkCitations.mjs')

const faults = []
let count = 0
for (const file of files) {
  // A comment may break in the middle of a citation.
  const text = read(file).replace(/\n\s*(\*(?!\/)|\/\/|--) ?/g, ' ')
  for (const { what, isThere } of citations(text)) {
    count += 1
    if (published.test(file))
      faults.push(`${file}: ${what}: a published text cites what its reader has not`)
    else if (!isThere) faults.push(`${file}: ${what}: no such heading`)
  }
}
for (const fault of faults) console.error(fault)
console.log(`${count} citations, ${faults.length} of them wrong`)
process.exit(faults.length > 0 ? 1 : 0)

function* citations(text) {
  const item = '(?:§\\d+(?: "[^"]+")?|"[^"]+")'
  for (const [, list] of text.matchAll(
    new RegExp(`Specification (§\\d+(?: "[^"]+")?(?:(?:,| and) ${item})*)`, 'g'),
  )) {
    let inSection = ''
    for (const [, number, heading] of list.matchAll(/(§\d+)?(?: ?"([^"]+)")?/g)) {
      if (number === undefined && heading === undefined) continue
      inSection = number ?? inSection
      const headings = sections.get(inSection)
      const isThere = headings !== undefined && (heading === undefined || headings.has(heading))
      yield { what: heading === undefined ? inSection : `${inSection} "${heading}"`, isThere }
    }
  }
  for (const [, list] of text.matchAll(/Rulings?:? "?([A-Z][\w ]*(?:, [A-Z][\w ]*)*)/g)) {
    for (const name of list.split(', ')) {
      yield { what: `Ruling: ${name.trim()}`, isThere: rulings.has(name.trim()) }
    }
  }
  for (const [, number] of text.matchAll(/[Dd]ecision (\d+)/g)) {
    yield { what: `decision ${number}`, isThere: decisions.has(Number(number)) }
  }
}

function read(name) {
  return readFileSync(join(root, name), 'utf8')
}
