import * as charts from '@netportal/charts'
import { version as chartsVersion } from '@netportal/charts/package.json'
import * as ui from '@netportal/ui'
import { version as uiVersion } from '@netportal/ui/package.json'

/** A library as its page names it. */
interface Library {
  name: string
  version: string
}

/** The library that exports a component; nothing for a part of a product. */
export function libraryOf(component: string): Library | undefined {
  if (component in ui) return { name: '@netportal/ui', version: uiVersion }
  if (component in charts) return { name: '@netportal/charts', version: chartsVersion }
}

/** How much a product may build on a component, by the tags of its stories. */
export function statusOf(tags: readonly string[]): string {
  if (tags.includes('deprecated')) return 'Deprecated'
  return tags.includes('experimental') ? 'Experimental' : 'Stable'
}
