import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { FontFile } from '../fonts/fontSet.ts'
import { PictureSvg } from '../shapes/PictureSvg.tsx'
import type { Picture } from '../shapes/shape.ts'

/** Pixels of the file for each px of the picture. */
const scale = 2

/**
 * Paints a picture into a PNG of twice its size. Only its own fonts and colours go into it: the picture is
 * drawn apart from the page, whose styles do not reach it.
 * @param fontFamily CSS list for what the fonts lack
 * @throws Error when the browser cannot paint it
 */
export async function toPng(
  picture: Picture,
  fonts: readonly FontFile[],
  fontFamily: string,
): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([toSvg(picture, fonts, fontFamily)], { type: svgType }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width * scale
    canvas.height = picture.height * scale
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser cannot paint pictures')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came'))))
    })
  } finally {
    URL.revokeObjectURL(url)
  }
}

const svgType = 'image/svg+xml;charset=utf-8'

/** The picture as a file of its own, with its fonts inside. */
function toSvg(picture: Picture, fonts: readonly FontFile[], fontFamily: string): string {
  const styleSheet = fonts
    .map(
      ({ family, weight, bytes }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};src:url(${dataUrl(bytes)})}`,
    )
    .join('')
  const families = [...new Set(fonts.map(({ family }) => `'${family}'`)), fontFamily].join(',')
  const holder = document.createElement('div')
  const root = createRoot(holder)
  flushSync(() =>
    root.render(<PictureSvg picture={picture} fontFamily={families} styleSheet={styleSheet} />),
  )
  const svg = new XMLSerializer().serializeToString(holder.firstElementChild ?? holder)
  root.unmount()
  return svg
}

function dataUrl(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:font/woff;base64,${btoa(text)}`
}
