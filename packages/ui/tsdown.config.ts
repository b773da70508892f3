import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/index.ts', 'src/theme/colorScheme.ts', 'src/theme/themes.ts'],
  format: 'esm',
  platform: 'neutral',
  dts: true,
  // One file per module, so that an app pays only for what it imports.
  unbundle: true,
  copy: ['src/fonts.css'],
})
