/**
 * Takes the stories' pictures anew: `npm run visual:update`, or `npm run visual:update -- -t Button`
 * for those whose name matches. Look at each picture before committing it.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from './setup.mjs'

const filter = process.argv.slice(2)
if (filter.length === 0) {
  // Pictures of stories that are gone go too.
  rmSync(join(root, '.storybook/visual/pictures'), { recursive: true, force: true })
}
const { status } = spawnSync(
  join(bin, 'vitest'),
  ['run', '--project', 'visual', '--update', ...filter],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
