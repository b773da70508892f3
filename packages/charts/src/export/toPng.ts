import type { FontFile } from '../fonts/fontSet.ts'
import type { Picture } from '../shapes/shape.ts'
import { paintShapes } from './paintShapes.ts'

/** Pixels of the file for each px of the picture. */
const scale = 2

/**
 * Paints a picture into a PNG of twice its size. It is painted by shapes and not by way of an SVG image,
 * which a browser may paint before the fonts inside are ready.
 * @param fontFamily CSS list for what the fonts lack
 * @throws Error when a font is none, or the browser cannot paint
 */
export async function toPng(
  picture: Picture,
  fonts: readonly FontFile[],
  fontFamily: string,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(picture.width * scale)
  canvas.height = Math.ceil(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot paint pictures')
  const faces = await loadFaces(fonts)
  try {
    const families = new Set(fonts.map(({ family }) => `'${faceName(family)}'`))
    context.scale(scale, scale)
    paintShapes(context, picture.shapes, [...families, fontFamily].join(','))
  } finally {
    for (const face of faces) document.fonts.delete(face)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came'))))
  })
}

/** Makes fonts known to the page, for as long as a picture needs them. Digits are of equal width. */
async function loadFaces(fonts: readonly FontFile[]): Promise<readonly FontFace[]> {
  return Promise.all(
    fonts.map(async ({ family, weight, bytes }) => {
      const face = new FontFace(faceName(family), bytes, {
        weight: String(weight),
        featureSettings: "'tnum'",
      })
      document.fonts.add(await face.load())
      return face
    }),
  )
}

/** Told apart from the page's own fonts. */
function faceName(family: string): string {
  return `chart ${family}`
}
