import { framePicture } from '../export/framePicture.ts'
import { type Block, type Heading, headingBlock } from '../export/heading.ts'
import type { GroupShape, Picture } from '../shapes/shape.ts'
import { englishFormats, type PlotFormats } from '../text/plotFormats.ts'
import {
  columnGap,
  entryHeight,
  type LegendTexts,
  legendBlock,
  legendTexts,
} from './pictureLegend.ts'
import { type PiePlotProps, pieLayout } from './pieLayout.ts'
import { pieShapes } from './pieShapes.ts'
import { pieSlices } from './pieSlices.ts'

export interface PiePictureProps extends PiePlotProps {
  /** Text of a slice's value in the legend. */
  formatCount: (value: number) => string
  /** How shares are written. @default in English */
  formats?: Pick<PlotFormats, 'formatPercent'> | undefined
}

/**
 * A pie as a picture that says by itself what it shows: title, details, pie, legend. The legend stands beside
 * the pie; one that is higher than the pie stands below, in as many columns as there is room for. The picture
 * is wider than asked for where the legend leaves too little for the pie.
 */
export function piePicture(props: PiePictureProps, heading: Heading): Picture {
  const { theme, formats = englishFormats, nameCut } = props
  const { formatPercent } = formats
  const legend = legendTexts(
    pieSlices(props.data),
    props.formatCount,
    formatPercent,
    nameCut,
    theme,
  )
  const isBeside = legend.entries.length * entryHeight <= props.height
  const width = Math.max(props.width, legend.width + (isBeside ? columnGap + leastPie : 0))
  const blocks = isBeside
    ? [besideBlock({ ...props, width }, legend)]
    : belowBlocks({ ...props, width }, legend)
  return framePicture([headingBlock(heading, width, theme), ...blocks], width, theme)
}

/** Width for a pie with labels, px. */
const leastPie = 428

function besideBlock(props: PiePictureProps, legend: LegendTexts): Block {
  const { width, height, theme } = props
  const { shapes, height: legendHeight } = legendBlock(legend, 1, theme)
  const x = width - legend.width
  return {
    shapes: [
      pieGroup({ ...props, width: x - columnGap }),
      { kind: 'group', x, y: (height - legendHeight) / 2, shapes },
    ],
    height,
  }
}

function belowBlocks(props: PiePictureProps, legend: LegendTexts): Block[] {
  const columns = Math.floor((props.width + columnGap) / (legend.width + columnGap))
  return [
    { shapes: [pieGroup(props)], height: props.height },
    legendBlock(legend, columns, props.theme),
  ]
}

function pieGroup(plot: PiePlotProps): GroupShape {
  const shapes = pieShapes(pieLayout(plot), plot.theme)
  return { kind: 'group', x: 0, y: 0, shapes }
}
