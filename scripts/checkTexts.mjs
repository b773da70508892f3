/**
 * Finds texts for readers that stand in several files of the product: one of them would be forgotten when the
 * other changes. A text for readers begins with a capital letter and has three words or more: shorter ones are
 * labels and headers of tables, which are the same by chance. Tests, stories, fixtures and demo data may say
 * anything again; so may the words of one API field and of another.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './setup.mjs'

/** Texts that are the same by chance or on purpose, and why. */
const allowed = {
  'Set a new password': 'A page and a mail, which no other text ties together.',
  'Caller First Name':
    'Programs read the header of a report: it stays when the page says it otherwise.',
  'Caller Last Name': 'As the first name.',
  'An unknown error occurred during login.':
    'The login page cannot afford the contract: 12 kB of its 108.',
}

const notProduct =
  /\.(test|stories)\.tsx?$|\.d\.ts$|\/(testing|fixtures|demo|simulator|openapi\/entities)\//
/** Their words are defaults of their own, which they cannot take from the packages of the product. */
const published = /^packages\/(ui|charts|format)\//

/** @type {Map<string, Set<string>>} By text, and by package for those that are published. */
const places = new Map()

for (const file of productFiles()) {
  const [home = ''] = published.exec(file) ?? []
  const code = readFileSync(join(root, file), 'utf8')
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest), (text) => {
    const key = home + text
    places.set(key, (places.get(key) ?? new Set()).add(file))
  })
}

const twice = [...places].filter(([text, files]) => files.size > 1 && !(text in allowed))
for (const [text, files] of twice) console.error(`'${text}'\n  ${[...files].join('\n  ')}`)
const stale = Object.keys(allowed).filter((text) => (places.get(text)?.size ?? 0) < 2)
for (const text of stale) console.error(`'${text}' is allowed, but does not stand twice any more`)
console.log(`${places.size} texts, ${twice.length} of them in several files`)
process.exit(twice.length + stale.length > 0 ? 1 : 0)

function productFiles() {
  const names = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'packages/*/src/*.ts', 'packages/*/src/*.tsx'],
    { cwd: root, encoding: 'utf8' },
  )
  return names
    .split('\n')
    .filter((name) => name !== '' && !notProduct.test(name) && existsSync(join(root, name)))
}

function visit(node, found) {
  if (ts.isLiteralTypeNode(node)) return
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
    const text = node.text.replace(/\s+/g, ' ').trim()
    if (/^\p{Lu}\S* \S+ \S/u.test(text)) found(text)
  }
  ts.forEachChild(node, (child) => visit(child, found))
}
