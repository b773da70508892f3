import { defineConfig } from 'tsdown'
import { libraryBuild } from '../../scripts/libraryBuild.mjs'

export default defineConfig(libraryBuild(['src/index.ts', 'src/html/index.ts']))
