import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/index.ts', 'src/html/index.ts'],
  format: 'esm',
  platform: 'neutral',
  dts: true,
  // One file per module, so that an app pays only for what it imports.
  unbundle: true,
})
