// Who may import whom. README "Map" shows the same as a picture; a forbidden import fails `npm run check`.

const ours = '^packages/'
const notProduct = '\\.(test|stories)\\.tsx?$|^packages/server/src/demo/|^packages/portal/e2e/'

/** A package and the packages of ours that it may import. */
const floors = {
  format: [],
  contract: [],
  ui: ['format'],
  charts: ['ui', 'format'],
  portal: ['ui', 'charts', 'contract', 'format'],
  server: ['contract', 'format', 'charts'],
}

/** From the queue to what empties it: makes reports, for people and for schedules. */
const reportLayers = ['tasks', 'reports', 'schedules', 'worker']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(floors).map(([name, allowed]) => ({
      name: `floor-${name}`,
      comment: `Of our packages ${name} imports ${allowed.join(', ') || 'none'}.`,
      severity: 'error',
      from: { path: `${ours}${name}/`, pathNot: '/e2e/' },
      to: { path: ours, pathNot: `${ours}(${[name, ...allowed].join('|')})/` },
    })),
    {
      name: 'by-name-only',
      comment: 'Another package is imported by its name, never a file inside it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'screens-apart',
      comment: 'A screen never imports another screen: what both need lives in shared/.',
      severity: 'error',
      from: { path: '^packages/portal/src/screens/([^/]+)/' },
      to: { path: '^packages/portal/src/screens/', pathNot: '^packages/portal/src/screens/$1/' },
    },
    {
      name: 'views-pure',
      comment:
        'What is drawn has no fetch and no session: a screen, a tab or the dialog around it gives it all.',
      severity: 'error',
      from: {
        path: 'View\\.tsx$|^packages/portal/src/screens/.*\\.tsx$',
        pathNot: `(Screen|Tab|Modal|Dialog)\\.tsx$|${notProduct}`,
      },
      to: {
        path: 'node_modules/swr/|^packages/portal/src/(api|auth)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testing-for-tests',
      comment: 'Helpers, oracles and samples under testing/ are for tests and stories alone.',
      severity: 'error',
      from: { path: ours, pathNot: `${notProduct}|/testing/` },
      to: { path: '^packages/[^/]+/src/testing/' },
    },
    {
      name: 'shared-is-below',
      comment: 'What screens and the shell share knows neither of them, and no call.',
      severity: 'error',
      from: { path: '^packages/portal/src/shared/', pathNot: notProduct },
      to: { path: '^packages/portal/src/(api|auth|location|screens|shell|tasks|testing)/' },
    },
    {
      name: 'fixtures-for-tests',
      comment: 'Fixtures are for stories, tests, seeds and the examples of the API document.',
      severity: 'error',
      from: {
        path: ours,
        pathNot: `${notProduct}|^packages/contract/src/(fixtures|openapi)/|/testing/`,
      },
      to: { path: '^packages/contract/src/fixtures/' },
    },
    {
      name: 'no-circles',
      comment: 'Not of types either: what two files need of each other stands in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...reportLayers.map((folder, index) => ({
      name: `report-layer-${folder}`,
      comment: `In the server ${reportLayers.join(' ← ')}: each folder may import those before it.`,
      severity: 'error',
      from: { path: `^packages/server/src/${folder}/`, pathNot: notProduct },
      to: {
        path: `^packages/server/src/(${reportLayers.slice(index + 1).join('|') || 'none'})/`,
      },
    })),
    {
      name: 'traces-apart',
      comment:
        'OpenTelemetry is loaded where traces are wanted, and nowhere else: src/main.ts imports it then.',
      severity: 'error',
      from: {
        path: ours,
        pathNot: `${notProduct}|^packages/server/src/observe/(tracing|recorder)\\.ts$`,
      },
      to: { path: '@opentelemetry/' },
    },
    {
      name: 'traces-late',
      severity: 'error',
      from: { path: ours, pathNot: '^packages/server/src/observe/tracing\\.ts$' },
      to: { path: '^packages/server/src/observe/(tracing|recorder)\\.ts$', dynamic: false },
    },
    {
      name: 's3-late',
      comment: 'The SDK is loaded with the first question to a bucket: a folder needs none of it.',
      severity: 'error',
      from: { path: ours, pathNot: notProduct },
      to: { path: '@(aws-sdk|smithy)/', dynamic: false },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: '^node$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@netportal/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
