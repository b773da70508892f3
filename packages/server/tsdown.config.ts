import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Workspace packages go into the bundle: a deployment installs no package of ours.
  noExternal: [/^@netportal\//],
})
