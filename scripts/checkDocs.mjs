/**
 * Reads the pages of the catalogue as readers get them: built, in both themes, by axe. Their stories are read in
 * the suite `stories`; here it is the page around them: headings, tables, code, what stands beside what.
 *
 *   node scripts/checkDocs.mjs                  builds the catalogue, and reads all pages
 *   node scripts/checkDocs.mjs button modal     some, by a part of their id
 *   --built=FOLDER                              takes a build that is there
 *   --pictures=FOLDER                           leaves a picture of each
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import axe from 'axe-core'
import { launchOptions } from './browser.mjs'
import { servePage } from './consumers/servePage.mjs'
import { bin, env, root } from './setup.mjs'

const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const built = option('built')
const folder = built ?? build()
const server = await servePage(folder, null)
const browser = await chromium.launch(await launchOptions())
const started = performance.now()
try {
  const pages = pagesOf(folder)
  for (const theme of ['light', 'dark']) await readAll(pages, theme)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${pages.length} pages in both themes, ${seconds} s`)
} finally {
  await browser.close()
  await server.close()
  if (!built) rmSync(folder, { recursive: true, force: true })
}

function build() {
  const place = mkdtempSync(join(tmpdir(), 'netportal-docs-'))
  const command = join(bin, 'storybook')
  execFileSync(command, ['build', '--quiet', '--output-dir', place], { cwd: root, env })
  return place
}

/** Ids of the pages. */
function pagesOf(place) {
  const { entries } = JSON.parse(readFileSync(join(place, 'index.json'), 'utf8'))
  return Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => id)
    .filter((id) => asked.length === 0 || asked.some((part) => id.includes(part)))
}

/** Two at a time: a page waits more than it works. */
async function readAll(pages, theme) {
  const left = [...pages]
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  const reader = async () => {
    const page = await context.newPage()
    for (let id = left.pop(); id; id = left.pop()) await read(page, id, theme)
  }
  await Promise.all([reader(), reader()])
  await context.close()
}

async function read(page, id, theme) {
  await page.goto(`${server.url}iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`)
  await page.locator('#storybook-docs h1').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const pictures = option('pictures')
  if (pictures)
    await page.screenshot({ path: join(pictures, `${id}-${theme}.png`), fullPage: true })
  // Stories are read in a suite of their own, and editors of values are Storybook's.
  await page.addStyleTag({
    content:
      '.docs-story, .rejt-tree, .docblock-argstable label:not(.sb-sr-only) { display: none !important }',
  })
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // The frame around has the landmarks of a whole page, and stories of one component have the same ones.
    const ofPages = ['region', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one']
    const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]))
    const { violations } = await window.axe.run('#storybook-docs', { rules })
    return violations.map(({ id: rule, help, nodes }) => ({
      rule,
      help,
      nodes: nodes.map(({ target, html }) => `${target.join(' ')}  ${html.slice(0, 160)}`),
    }))
  })
  for (const { rule, help, nodes } of violations) {
    process.exitCode = 1
    console.error(`${id} (${theme}): ${rule}, ${help}\n  ${nodes.slice(0, 4).join('\n  ')}`)
    if (nodes.length > 4) console.error(`  and ${nodes.length - 4} more`)
  }
}
