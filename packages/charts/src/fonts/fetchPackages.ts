import type { ThemeFontPackage } from '@netportal/ui'
import { fetchBytes } from './fetchFace.ts'
import type { FontLoader } from './fontSet.ts'
import { packageLoader } from './packageFonts.ts'

const loaders = new WeakMap<readonly ThemeFontPackage[], FontLoader>()

/** Gives the loader of a theme's packages, in a browser. The lists of what they have are loaded once. */
export function fetchPackages(packages: readonly ThemeFontPackage[]): FontLoader {
  const known = loaders.get(packages)
  if (known) return known
  const loader = packageLoader(
    packages.map(({ name, url, weights }) => ({
      name,
      weights,
      read: (path) => fetchBytes(`${url.replace(/\/$/, '')}/${path}`),
    })),
  )
  loaders.set(packages, loader)
  return loader
}
