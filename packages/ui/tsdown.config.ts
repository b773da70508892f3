import { defineConfig } from 'tsdown'
import { libraryBuild } from '../../scripts/libraryBuild.mjs'

export default defineConfig({
  ...libraryBuild([
    'src/index.ts',
    'src/locales/de.ts',
    'src/theme/colorScheme.ts',
    'src/theme/themes.ts',
  ]),
  copy: ['src/fonts.css'],
})
