import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Config } from '../config/config.ts'
import type { BrandFile } from './input.ts'

/** A logo is a small picture; what is larger is no logo. */
const mostBytes = 512 * 1024

type Branded = Pick<Config, 'portal' | 'portalFolder'>

/** Reads the provider's name and logo for its documents. A logo that cannot be read is left out: the name stands alone. */
export async function readBrand(config: Branded): Promise<BrandFile> {
  return { name: config.portal.companyName, logo: await readLogo(config) }
}

/** Says in a sentence that the logo that is set cannot be had. @returns null where it can, or none is set */
export async function logoFault(config: Branded): Promise<string | null> {
  const { logo } = config.portal
  if (logo === null || config.portalFolder === null || (await readLogo(config))) return null
  return `LOGO_LIGHT is '${logo.light}', where PORTAL_DIR has no file of up to ${mostBytes / 1024} KiB: documents have no logo.`
}

async function readLogo({
  portal: { logo },
  portalFolder,
}: Branded): Promise<Uint8Array<ArrayBuffer> | null> {
  if (logo === null || portalFolder === null) return null
  const path = join(portalFolder, logo.light)
  return path.startsWith(`${portalFolder}${sep}`) ? readSmall(path) : null
}

async function readSmall(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { size } = await stat(path)
    return size > mostBytes ? null : new Uint8Array(await readFile(path))
  } catch {
    return null
  }
}
