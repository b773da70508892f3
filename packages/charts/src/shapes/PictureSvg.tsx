import { ShapeList } from './ShapeList.tsx'
import type { Picture } from './shape.ts'
import type { FontFamily } from './svgElement.ts'

export interface PictureSvgProps {
  picture: Picture
  fontFamily: FontFamily
  /** Says what the picture shows; without it, it is decoration that screen readers pass by. */
  label?: string | undefined
  /** Turns a length of the picture into one of CSS. @default px */
  unit?: (length: number) => string | number
}

/** Draws a picture as an SVG element. */
export function PictureSvg({ picture, fontFamily, label, unit = Number }: PictureSvgProps) {
  const { width, height, shapes } = picture
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={unit(width)}
      height={unit(height)}
      viewBox={`0 0 ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // Where texts begin and end is part of the drawing: a page that runs from right to left does not turn it.
      style={{ display: 'block', direction: 'ltr' }}
    >
      <ShapeList shapes={shapes} fontFamily={fontFamily} />
    </svg>
  )
}
