import { unpackFont } from '@netportal/charts/pdf'
import { readFont } from '../pdf/fonts.ts'
import type { Logo } from '../pdf/model.ts'
import { openSvg } from './rasterise.ts'

/** Four times what the first page shows of it, px. */
const most = { width: 880, height: 128 }
/** A picture with a longer side is no logo, and would take the memory of many. */
const mostSide = 4096

/**
 * Turns a logo of any kind into a small PNG: an SVG is drawn, with nothing of it run or fetched, and a PNG or JPEG
 * is drawn anew in the size that is needed.
 * @returns null for what is no picture, or too large for one
 */
export async function drawLogo(bytes: Uint8Array): Promise<Logo | null> {
  try {
    const svg = svgOf(Buffer.from(bytes))
    if (svg === null) return null
    const size = await openSvg(svg, {})
    const value = Math.min(most.width / size.width, most.height / size.height)
    const font = { fontBuffers: [await unpackFont(await readFont('instrument-sans-latin', 400))] }
    const image = (await openSvg(svg, { font, fitTo: { mode: 'zoom', value } })).render()
    return { png: image.asPng(), width: image.width, height: image.height }
  } catch {
    return null
  }
}

/** A logo as SVG: itself, or the picture that it is within one. */
function svgOf(bytes: Buffer): string | null {
  const picture = pixelSize(bytes)
  if (picture === null) {
    const text = bytes.toString('utf8')
    return /^\ufeff?\s*</.test(text) && text.includes('<svg') ? text : null
  }
  const { type, width, height } = picture
  if (!(width > 0 && height > 0 && Math.max(width, height) <= mostSide)) return null
  const size = `width="${width}" height="${height}"`
  const href = `data:image/${type};base64,${bytes.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`
}

interface Pixels {
  type: 'png' | 'jpeg'
  width: number
  height: number
}

/** Reads the size that a PNG or JPEG says it has; null for anything else. */
function pixelSize(bytes: Buffer): Pixels | null {
  if (bytes.length >= 24 && bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') {
    return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null
}

/** Walks a JPEG's segments to the one with its size. ITU-T T.81, B.2.2 */
function jpegSize(bytes: Buffer): Pixels {
  for (let at = 2; at + 9 <= bytes.length; ) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return { type: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return { type: 'jpeg', width: 0, height: 0 }
}
