import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logoFault, readBrand } from './brand.ts'
import { drawLogo } from './png/logo.ts'

const svg = (content: string, size = 'width="160" height="40"') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`)

describe('a logo', () => {
  it('of any kind becomes a small PNG of its own shape', async () => {
    const drawn = await drawLogo(svg('<rect width="160" height="40" fill="#123"/>'))
    expect(drawn).toMatchObject({ width: 512, height: 128 })
    const again = drawn && (await drawLogo(drawn.png))
    expect(again).toMatchObject({ width: 512, height: 128 })
    expect(Buffer.from(again?.png ?? []).toString('latin1', 1, 4)).toBe('PNG')
    // A JPEG of 1 × 1 px.
    const jpeg = Buffer.from(
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
      'base64',
    )
    expect(await drawLogo(jpeg)).toMatchObject({ width: 128, height: 128 })
  })

  it('that is none, or would take much memory, is left out; nothing in one is run or fetched', async () => {
    expect(await drawLogo(new TextEncoder().encode('<html>no picture</html>'))).toBeNull()
    expect(await drawLogo(new Uint8Array())).toBeNull()
    const png = await drawLogo(svg('<rect width="1" height="1"/>'))
    const huge = Buffer.from(png?.png ?? [])
    huge.writeUInt32BE(60_000, 16)
    expect(await drawLogo(huge)).toBeNull()
    const wide = await drawLogo(svg('', 'width="100000" height="1"'))
    expect(wide === null || wide.width <= 880).toBe(true)
    const hostile =
      '<script>process.exit(1)</script><image width="9" height="9" href="http://127.0.0.1:1/x.png"/>'
    expect(await drawLogo(svg(hostile))).toMatchObject({ height: 128 })
  })
})

describe('the provider', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brand-'))
    await writeFile(join(folder, 'logo.svg'), svg(''))
    await writeFile(join(folder, 'large.svg'), new Uint8Array(600_000))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const settings = (path: string | null, portalFolder: string | null = folder) => ({
    portalFolder,
    portal: {
      productTitle: null,
      companyName: 'Harbour Networks',
      logo: path === null ? null : { light: path, dark: path },
      mediaBaseUrl: '/media/',
    },
  })
  const read = (...of: Parameters<typeof settings>) => readBrand(settings(...of))

  it('has its logo from the portal’s own folder, and its name alone without one', async () => {
    expect((await read('/logo.svg')).logo?.length).toBeGreaterThan(0)
    for (const path of [null, '/none.svg', '/large.svg', '/../../../etc/passwd', '/']) {
      expect(await read(path)).toEqual({ name: 'Harbour Networks', logo: null })
    }
    expect((await read('/logo.svg', null)).logo).toBeNull()
  })

  it('is told of a logo that is set and cannot be had', async () => {
    expect(await logoFault(settings('/none.svg'))).toBe(
      "LOGO_LIGHT is '/none.svg', where PORTAL_DIR has no file of up to 512 KiB: documents have no logo.",
    )
    expect(await logoFault(settings('/large.svg'))).toContain('no file of up to 512 KiB')
    for (const fine of [settings('/logo.svg'), settings(null), settings('/none.svg', null)]) {
      expect(await logoFault(fine)).toBeNull()
    }
  })
})
