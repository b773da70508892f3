import { cutText, formatPercent } from '@netportal/format'
import type { Theme } from '@netportal/ui'
import { framePicture } from '../export/framePicture.ts'
import { type Heading, headingBlock } from '../export/heading.ts'
import { line, type Picture, type Shape } from '../shapes/shape.ts'
import type { TextFont } from '../text/measureText.ts'
import { legendLength, type PiePlotProps, pieLayout } from './pieLayout.ts'
import { pieShapes, sliceFill } from './pieShapes.ts'
import { type PieSlice, pieSlices } from './pieSlices.ts'

export interface PiePictureProps extends PiePlotProps {
  /** Text of a slice's value in the legend. */
  formatCount: (value: number) => string
}

/** A pie as a picture that says by itself what it shows: title, details, pie, legend. */
export function piePicture(props: PiePictureProps, heading: Heading): Picture {
  const { data, width, height, theme, formatCount } = props
  const slices = pieSlices(data)
  const legendHeight = slices.length * entryHeight
  const bodyHeight = Math.max(height, legendHeight)
  const plot = { data, width: width - legendWidth - legendGap, height, theme }
  const body: Shape[] = [
    {
      kind: 'group',
      x: 0,
      y: (bodyHeight - height) / 2,
      shapes: pieShapes(pieLayout(plot), theme),
    },
    {
      kind: 'group',
      x: width - legendWidth,
      y: (bodyHeight - legendHeight) / 2,
      shapes: slices.flatMap((slice, place) => entryShapes(slice, place, formatCount, theme)),
    },
  ]
  return framePicture(
    [headingBlock(heading, width, theme), { shapes: body, height: bodyHeight }],
    width,
    theme,
  )
}

const legendWidth = 300
const legendGap = 24
const entryHeight = 28
const nameFont: TextFont = { sizePx: 13, weight: 400 }
const valueFont: TextFont = { sizePx: 13, weight: 600 }
const shareWidth = 58

function entryShapes(
  slice: PieSlice,
  place: number,
  formatCount: (value: number) => string,
  theme: Theme,
): Shape[] {
  const top = place * entryHeight
  const y = top + entryHeight / 2 + 4.5
  const { text, line: lines } = theme.color
  const rule = { color: lines.subtle, width: 1 }
  return [
    ...(place > 0 ? [line(0, top + 0.5, legendWidth, top + 0.5, rule)] : []),
    {
      kind: 'rect',
      x: 0,
      y: top + 8,
      width: 12,
      height: 12,
      radius: 2,
      fill: sliceFill(slice, theme),
    },
    {
      kind: 'text',
      text: cutText(slice.label, legendLength),
      x: 22,
      y,
      ...nameFont,
      fill: text.base,
    },
    {
      kind: 'text',
      text: formatCount(slice.value),
      x: legendWidth - shareWidth,
      y,
      ...valueFont,
      anchor: 'end',
      fill: text.base,
    },
    {
      kind: 'text',
      text: formatPercent(slice.percent, 1),
      x: legendWidth,
      y,
      ...nameFont,
      anchor: 'end',
      fill: text.subtle,
    },
  ]
}
