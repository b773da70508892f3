import type { FontFile } from '../fonts/fontSet.ts'
import type { Picture, Shape, TextShape } from '../shapes/shape.ts'
import { outlinesOf } from './outlines.ts'
import { chooseFrom, type FontChoice, openFonts } from './pdfFonts.ts'
import { placeText } from './placeText.ts'

/**
 * Turns a picture's texts into outlines, set as `drawPicture` sets them in a PDF: whatever draws the picture needs no
 * font, and shows each text the same.
 * @param files in the order in which they are to be tried
 * @throws Error when one is not a font
 */
export async function outlineTexts<Drawn extends Pick<Picture, 'shapes'>>(
  picture: Drawn,
  files: readonly FontFile[],
): Promise<Drawn> {
  return { ...picture, shapes: outlined(picture.shapes, chooseFrom(await openFonts(files))) }
}

function outlined(shapes: readonly Shape[], fonts: FontChoice): readonly Shape[] {
  return shapes.flatMap((shape): readonly Shape[] => {
    if (shape.kind === 'group') return [{ ...shape, shapes: outlined(shape.shapes, fonts) }]
    return shape.kind === 'text' ? textPaths(shape, fonts) : [shape]
  })
}

function textPaths(shape: TextShape, fonts: FontChoice): readonly Shape[] {
  const d = placeText(shape, fonts)
    .flatMap((part) => {
      const { font, x } = part
      const drawn = part.kind === 'plain' ? part.text : part.drawn
      return outlinesOf({ drawn, font, x }, shape.y, shape.sizePx)
    })
    .join('')
  return d === '' ? [] : [{ kind: 'path', d, fill: shape.fill }]
}
