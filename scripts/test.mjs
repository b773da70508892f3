/**
 * Runs the suites one after another and sums their own reports.
 *
 *   npm test                  the quick ones
 *   npm run test:full         the long ones
 *   npm test -- unit visual   some of either
 *
 * Prints the time of each suite, how busy it kept the machine's processors (where that is little, something is waited
 * for) and what failed in it, and ends with 'N passed, N failed'.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findPostgres, postgresMissing } from './postgres.mjs'
import { bin, env, root } from './setup.mjs'

const reports = join(root, '.reports')
const hasPostgres = findPostgres() !== null
/** The server is tested on PostgreSQL, which is quicker; without one on the embedded database alone. */
const onPostgres = hasPostgres ? ['node', 'scripts/postgres.mjs'] : []
const embeddedAlone = '--exclude=packages/server/src/database/embedded*.test.ts'

/** Folders with types of their own; each checks the sources of those that it imports too. */
const typed = [
  ...['format', 'contract', 'ui', 'charts', 'server', 'portal', 'portal/e2e'].map(
    (name) => `packages/${name}`,
  ),
  '.storybook',
]

/**
 * A suite is one command with a report, or several that each count as one check: one after the other, or those of a
 * list `together` at the same time. `missing` says why it cannot run on this machine.
 */
const suites = {
  // The portal's build measures the login page against its budget.
  build: { commands: [['turbo', 'run', 'build', '--output-logs=errors-only']] },
  check: {
    commands: [
      ['biome', 'ci', '.'],
      ...typed.map((folder) => ['node', 'node_modules/typescript-7/bin/tsc', '-p', folder]),
      ['node', 'scripts/checkPackages.mjs'],
      // Each keeps one processor busy at the most.
      {
        together: [
          ['node', 'scripts/checkConsumers.mjs'],
          ['depcruise', 'packages', '--output-type', 'err'],
          ['knip'],
          ['node', 'scripts/checkCitations.mjs'],
          ['node', 'scripts/checkTexts.mjs'],
        ],
      },
    ],
  },
  unit: vitest(['unit']),
  server: vitest(['server'], onPostgres, hasPostgres ? [embeddedAlone] : []),
  browser: vitest(['browser']),
  stories: vitest(['stories']),
  e2e: playwright(['journeys']),
}

/** Suites that `npm test` has no time for. */
const fullSuites = {
  visual: vitest(
    ['visual'],
    [],
    ['parts', 'screens', 'sensitivity'].map((file) => `.storybook/visual/${file}`),
  ),
  layout: vitest(['layout']),
  // Every story as a translator, other texts, forced colours or a narrow page change it.
  adapted: vitest(['adapted']),
  // These two are not in test:full: they take minutes, for whoever changes what they look at.
  docs: { commands: [['node', 'scripts/checkDocs.mjs']] },
  elsewhere: vitest(['visual'], [], ['.storybook/visual/elsewhere.test']),
  e2eLong: playwright(['long', 'plain']),
  // Where `server` ran on PostgreSQL: what is between it and a database, on the embedded one, whose SQL is the same.
  embedded: {
    ...vitest(
      ['server'],
      [],
      ['database', 'tasks', 'series', 'ingest', 'incidents', 'health'].map(
        (folder) => `packages/server/src/${folder}/`,
      ),
    ),
    missing: () => (hasPostgres ? null : `${postgresMissing}; \`server\` ran on the embedded one`),
  },
  // Of the server's tests the one that makes bodies by itself, and the one of every time zone.
  fuzz: {
    env: { FUZZ_BODIES: '200', TEST_FULL: '1' },
    ...vitest(['server'], onPostgres, [
      'packages/server/src/everyCall/fuzz.test.ts',
      'packages/server/src/schedules/due.test.ts',
    ]),
  },
  // Products of other kinds that install the libraries, `check` has the quick ones; and the server on a machine of its own.
  consumers: {
    commands: [
      ['turbo', 'run', 'build', '--filter=@netportal/charts', '--output-logs=errors-only'],
      ['node', 'scripts/checkConsumers.mjs', 'garages', 'esbuild'],
      ['node', 'scripts/checkConsumers.mjs', 'lowest versions'],
      ['node', 'scripts/checkConsumers.mjs', 'webpack'],
      ['node', 'scripts/checkConsumers.mjs', 'rspack'],
      ['node', 'scripts/checkConsumers.mjs', 'next turbopack'],
      ['node', 'scripts/checkServerPackage.mjs'],
    ],
  },
  drill: {
    commands: [
      ['turbo', 'run', 'build', '--filter=@netportal/server', '--output-logs=errors-only'],
      // Side by side: most of their time is spent waiting for what was killed to be noticed.
      {
        together: [
          ['node', 'bench/drill/run.mjs', '--database=embedded', '--kills=8'],
          // The rest of them on PostgreSQL, by hand.
          [
            'node',
            'bench/drill/run.mjs',
            '--database=postgres',
            '--kills=8',
            '--schedules=100',
            ...['ingest', 'schedules'],
          ],
        ],
      },
    ],
  },
}

function vitest(projects, runner = [], options = []) {
  return {
    command: [
      ...runner,
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      '--reporter=default',
      '--reporter=json',
    ],
    reportOption: '--outputFile.json',
    read: (report) => ({
      passed: report.numPassedTests,
      failures: report.testResults
        .filter((file) => file.status === 'failed')
        .flatMap((file) => {
          const failed = file.assertionResults.filter((test) => test.status === 'failed')
          // A file that could not be loaded holds no test, and is a failure all the same.
          const names =
            failed.length > 0
              ? failed.map(({ fullName, failureMessages }) =>
                  withReason(fullName, failureMessages[0]),
                )
              : [file.message]
          return names.map((name) => `${relative(root, file.name)}: ${name}`)
        }),
      skipped: report.numPendingTests,
    }),
  }
}

/** Adds the beginning of what was thrown: of a run elsewhere the list of failures may be all that is kept. */
function withReason(name, thrown = '') {
  const reason = stripVTControlCharacters(thrown)
    .split(/\n\s+at /)[0]
    .slice(0, 1000)
  return `${name}\n    ${reason.replaceAll('\n', '\n    ')}`
}

function playwright(projects) {
  return {
    command: [
      'playwright',
      'test',
      '--config=packages/portal/e2e/playwright.config.ts',
      ...projects.map((project) => `--project=${project}`),
    ],
    read: ({ stats, suites }) => ({
      passed: stats.expected,
      failures: suites.flatMap(failedSpecs),
      skipped: stats.skipped,
    }),
  }
}

/** Names what failed in a Playwright suite, or passed at a second try alone. */
function failedSpecs({ specs, suites = [] }) {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const thrown = tests.flatMap(({ results }) => results).find(({ error }) => error)
      return withReason(`${file}:${line}: ${title}`, thrown?.error.message)
    }),
    ...suites.flatMap(failedSpecs),
  ]
}

const asked = process.argv.slice(2)
const all = { ...suites, ...fullSuites }
const names = asked.length > 0 ? asked : Object.keys(suites)
const unknown = names.filter((name) => !(name in all))
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. Suites: ${Object.keys(all).join(', ')}.`)
  process.exit(2)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)

const rows = []
for (const name of names) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const started = performance.now()
  const before = processorTimes()
  const suite = all[name]
  const missing = suite.missing?.() ?? null
  if (missing !== null) console.log(`SKIPPED: ${missing}.`)
  const counts =
    missing !== null
      ? { passed: 0, failures: [], skipped: 1 }
      : suite.commands
        ? await runChecks(suite.commands)
        : await runSuite(name, suite)
  const after = processorTimes()
  const busy = (after.busy - before.busy) / (after.all - before.all)
  rows.push({ name, seconds: (performance.now() - started) / 1000, busy, ...counts })
}

console.log(
  `\n${'suite'.padEnd(10)}${'time'.padStart(8)}${'busy'.padStart(8)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}`,
)
for (const row of rows) {
  console.log(
    `${row.name.padEnd(10)}${`${row.seconds.toFixed(0)} s`.padStart(8)}${`${(100 * row.busy).toFixed(0)} %`.padStart(8)}${String(row.passed).padStart(8)}${String(row.failures.length).padStart(8)}${String(row.skipped).padStart(9)}`,
  )
}
const failures = rows.flatMap(({ name, failures }) => failures.map((what) => `${name}: ${what}`))
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
const passed = rows.reduce((total, row) => total + row.passed, 0)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)

/** @returns the time that all processors have had since the machine started, ms, and what of it was work */
function processorTimes() {
  const times = cpus().map(({ times }) => times)
  const sum = (pick) => times.reduce((total, each) => total + pick(each), 0)
  const all = sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq)
  return { all, busy: all - sum(({ idle }) => idle) }
}

async function runChecks(steps) {
  const failures = []
  let passed = 0
  const check = async (command) => {
    const started = performance.now()
    const ok = (await run(command)) === 0
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${seconds.padStart(4)} s  ${command.join(' ')}`)
    if (ok) passed += 1
    else failures.push(command.join(' '))
  }
  for (const step of steps) await Promise.all((step.together ?? [step]).map(check))
  return { passed, failures, skipped: 0 }
}

/** A runner that failed without a failed test (or without a report) counts as one failure. */
async function runSuite(name, suite) {
  const file = join(reports, `${name}.json`)
  const command = suite.reportOption
    ? [...suite.command, `${suite.reportOption}=${file}`]
    : suite.command
  const status = await run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...suite.env })
  try {
    const counts = suite.read(JSON.parse(readFileSync(file, 'utf8')))
    const isSilent = counts.failures.length === 0 && (status !== 0 || counts.passed === 0)
    return isSilent ? { ...counts, failures: ['no test, but the runner'] } : counts
  } catch {
    return { passed: 0, failures: ['the runner, which left no report'], skipped: 0 }
  }
}

async function run([tool, ...args], moreEnv = {}) {
  const command = tool === 'node' ? process.execPath : join(bin, tool)
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, CI: '1', ...moreEnv },
    shell: process.platform === 'win32',
  })
  try {
    const [code] = await once(child, 'exit')
    return code ?? 1
  } catch (error) {
    console.error(error)
    return 1
  }
}
