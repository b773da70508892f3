import type { FontLoader } from '@netportal/charts'
import { packageLoader } from '@netportal/charts/pdf'
import * as z from 'zod/mini'

const FontList = z.array(z.object({ name: z.string(), path: z.string() }))

/** Opens the fonts that the build put beside the portal. Of them nothing is loaded but their list. */
export async function openPortalFonts(): Promise<FontLoader> {
  const list = z.parse(FontList, JSON.parse(new TextDecoder().decode(await read('fonts.json'))))
  return packageLoader(
    list.map(({ name, path }) => ({
      name,
      weights: [400],
      read: (file) => read(`${path}/${file}`),
    })),
  )
}

async function read(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`${import.meta.env.BASE_URL}${path}`)
  if (!response.ok) throw new Error(`The font file ${path} did not come: status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
