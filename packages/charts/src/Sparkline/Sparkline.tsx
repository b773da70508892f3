'use client'

import { isolate } from '@netportal/format'
import { rem, useFormats, useTexts } from '@netportal/ui'
import { type ComponentProps, useMemo } from 'react'
import { styled } from 'styled-components'
import { usePageTheme } from '../chartTheme.ts'
import type { ChartColor } from '../palette/chartColor.ts'
import { PictureSvg } from '../shapes/PictureSvg.tsx'
import { englishFormats } from '../text/plotFormats.ts'
import { ReadableSparkline } from './ReadableSparkline.tsx'
import { sparklineShapes } from './sparklineShapes.ts'
import { defaultSparklineTexts, type SparklineTexts } from './sparklineTexts.ts'

export interface SparklineProps extends Omit<ComponentProps<'span'>, 'color' | 'children'> {
  /** Names it to screen readers: the values' own name. */
  label: string
  /** One after the other, at equal distances. null is a gap. */
  values: readonly (number | null)[]
  /** A name for each value, such as its day, where the values can be read. */
  names?: readonly string[]
  /** A place in the theme's palette, a role of the theme, or its own. @default 0 */
  color?: ChartColor
  /** Text of a value. @default the number with up to 2 decimals */
  formatValue?: (value: number) => string
  /** Width, px; it grows with the reader's text. @default 96 */
  width?: number
  /** Height, px; it grows with the reader's text. @default 24 */
  height?: number
  /** Lets a reader point at the values, by keys too: a stop of the Tab key for each sparkline. @default false */
  canRead?: boolean
  /** Its texts in other words or another language. */
  texts?: Partial<SparklineTexts>
}

/**
 * The course of a few values in the size of a word, beside the figure that counts. Screen readers hear the
 * first value, the last, the lowest and the highest. Not for values that are to be read off, which need axes:
 * a `LineChart`, nor for files: buttons would be larger than the drawing.
 */
export function Sparkline({
  label,
  values,
  names,
  color,
  formatValue: ownFormat,
  width = 96,
  height = 24,
  canRead = false,
  texts: ownTexts,
  ...rest
}: SparklineProps) {
  const texts = useTexts('Sparkline', defaultSparklineTexts, ownTexts)
  const { formatNumber } = useFormats(englishFormats)
  const formatValue = ownFormat ?? ((value: number) => formatNumber(value, 2))
  const theme = usePageTheme()
  const plot = useMemo(
    () => ({ values, color, width, height, theme }),
    [values, color, width, height, theme],
  )
  const shapes = useMemo(() => sparklineShapes(plot), [plot])
  const summary = `${isolate(label)}: ${summaryOf(values, formatValue, texts)}`
  const drawing = (
    <PictureSvg
      picture={{ width, height, shapes }}
      fontFamily={theme.font.sans}
      unit={rem}
      label={canRead ? undefined : summary}
    />
  )
  return (
    <Root {...rest}>
      {canRead ? (
        <ReadableSparkline {...{ label, plot, names, formatValue, texts, summary }}>
          {drawing}
        </ReadableSparkline>
      ) : (
        drawing
      )}
    </Root>
  )
}

function summaryOf(
  values: readonly (number | null)[],
  format: (value: number) => string,
  { summary, noValue }: SparklineTexts,
): string {
  const given = values.filter((value) => value !== null)
  const [first, last] = [given[0], given.at(-1)]
  if (first === undefined || last === undefined) return noValue
  return summary({
    first: format(first),
    last: format(last),
    lowest: format(Math.min(...given)),
    highest: format(Math.max(...given)),
  })
}

const Root = styled.span`
  display: inline-block;
  vertical-align: middle;
`
