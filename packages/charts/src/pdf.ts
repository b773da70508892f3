/**
 * Drawing charts into a PDF document, in Node or a browser: the pictures come from `@netportal/charts/plots`,
 * the document is pdfkit's.
 */
export {
  type FontFile,
  type FontLoader,
  gatherFonts,
  type OwnFace,
  type ShippedFontReader,
  type WeightedText,
} from './fonts/fontSet.ts'
export { otherFontNames } from './fonts/otherFonts.ts'
export { openFace } from './fonts/ownFace.ts'
export { type FontPackage, packageLoader } from './fonts/packageFonts.ts'
export { unpackFont } from './fonts/unpackFont.ts'
export { drawPicture } from './pdf/drawPicture.ts'
export { outlineTexts } from './pdf/outlineTexts.ts'
export type { PdfCanvas, PdfFont } from './pdf/pdfCanvas.ts'
export { type ChosenFont, type FontChoice, type FontPiece, registerFonts } from './pdf/pdfFonts.ts'
export { turnedText } from './pdf/textRuns.ts'
export { textsOf } from './shapes/textsOf.ts'
