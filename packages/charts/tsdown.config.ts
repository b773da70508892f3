import { defineConfig } from 'tsdown'
import { libraryBuild } from '../../scripts/libraryBuild.mjs'

export default defineConfig(
  libraryBuild(['src/index.ts', 'src/locales/de.ts', 'src/node.ts', 'src/pdf.ts', 'src/plots.ts']),
)
