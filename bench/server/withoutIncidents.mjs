/**
 * Loaded into the built server (`node --import`): deliveries tell no incidents and note nothing for them. For
 * measuring alone: the server itself has no such switch, since what it does not tell as data arrive would be missing.
 */
import { readFile } from 'node:fs/promises'
import { register } from 'node:module'

const telling =
  /async function (?:keepIncidents|noteNewLocations|hearOf|splitSilences)\([^)]*\) \{/g

/** What a delivery does for incidents; all four are found in the built server, or it has changed. */
export async function load(url, context, next) {
  if (!url.endsWith('/server/dist/main.js')) return next(url, context)
  const source = await readFile(new URL(url), 'utf8')
  const found = source.match(telling)?.length ?? 0
  if (found !== 4) throw new Error(`Of what tells incidents ${found} functions are in the build.`)
  return { format: 'module', shortCircuit: true, source: source.replace(telling, '$& return') }
}

register(import.meta.url)
