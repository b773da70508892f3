import { describe, expect, test } from 'vitest'
import { loadOtherFonts } from '../testing/otherFonts.ts'
import { readFontFile } from './nodeFonts.ts'
import { unpackFont } from './unpackFont.ts'

/** Sum of a table's 32-bit words. OpenType specification, "Calculating checksums". */
function checksum(view: DataView, offset: number, length: number): number {
  let sum = 0
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

function tablesOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer)
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const entry = 12 + index * 16
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4))
    const [stated, offset, length] = [4, 8, 12].map((at) => view.getUint32(entry + at))
    return { tag, stated, sum: checksum(view, offset ?? 0, length ?? 0) }
  })
}

describe('unpackFont', () => {
  test('every table is what its checksum says', async () => {
    const tables = tablesOf(await unpackFont(await readFontFile('instrument-sans-latin', 400)))
    expect(tables.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'maxp']),
    )
    // The sum of 'head' depends on the file around it.
    for (const { tag, stated, sum } of tables) {
      if (tag !== 'head') expect([tag, sum]).toEqual([tag, stated])
    }
  })

  test('leaves a font that is not packed as it is', async () => {
    const font = await unpackFont(await readFontFile('inter-greek', 600))
    expect(await unpackFont(font)).toBe(font)
  })

  test('takes a view into a larger buffer', async () => {
    const [arabic] = await loadOtherFonts()
    const bytes = arabic?.bytes ?? new Uint8Array()
    const larger = new Uint8Array(bytes.length + 7)
    larger.set(bytes, 7)
    expect(await unpackFont(larger.subarray(7))).toEqual(await unpackFont(bytes))
  })
})
