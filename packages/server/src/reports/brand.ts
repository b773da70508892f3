import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Config } from '../config/config.ts'
import type { BrandFile } from './input.ts'

/** A logo is a small picture; what is larger is no logo. */
const mostBytes = 512 * 1024

/** Reads the provider's name and logo for its documents. A logo that cannot be read is left out: the name stands alone. */
export async function readBrand({
  portal: { companyName, logo },
  portalFolder,
}: Pick<Config, 'portal' | 'portalFolder'>): Promise<BrandFile> {
  const path = logo && portalFolder !== null ? join(portalFolder, logo.light) : null
  const isWithin = path?.startsWith(`${portalFolder}${sep}`)
  return { name: companyName, logo: path !== null && isWithin ? await readSmall(path) : null }
}

async function readSmall(path: string): Promise<Uint8Array | null> {
  try {
    const { size } = await stat(path)
    return size > mostBytes ? null : new Uint8Array(await readFile(path))
  } catch {
    return null
  }
}
