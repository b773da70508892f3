import { writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsdown'
import { createClusterArchive } from './src/database/clusterArchive.ts'

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    pgliteWorker: 'src/database/pgliteWorker.js',
    drawThread: 'src/reports/drawThread.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  // Workspace packages go into the bundle: a deployment installs no package of ours.
  deps: { alwaysBundle: [/^@netportal\//] },
  inputOptions: { resolve: { conditionNames: ['@netportal/source', 'node', 'import'] } },
  hooks: {
    'build:done': async () => {
      await writeFile('dist/cluster.tar.gz', await createClusterArchive())
    },
  },
})
