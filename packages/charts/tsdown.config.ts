import { defineConfig } from 'tsdown'
import { libraryBuild } from '../../scripts/libraryBuild.mjs'

export default defineConfig(
  libraryBuild(['src/index.ts', 'src/plots.ts', 'src/pdf.ts', 'src/node.ts']),
)
