'use client'

import { color, iconSize, rem, space, text, useFormats, useTexts, useTheme } from '@netportal/ui'
import { ChartPie } from 'lucide-react'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { css, styled } from 'styled-components'
import { ChartFrame, type ChartStatus } from '../ChartFrame/ChartFrame.tsx'
import { ChartTheme } from '../chartTheme.ts'
import { ChartExport, type ChartExportProps } from '../export/ChartExport.tsx'
import type { FontLoader } from '../fonts/fontSet.ts'
import { usePatternTheme } from '../palette/usePatternTheme.tsx'
import type { NameCut } from '../text/cutName.ts'
import { englishFormats } from '../text/plotFormats.ts'
import { useWidth } from '../useWidth.ts'
import { PieLegend } from './PieLegend.tsx'
import { PointablePie } from './PointablePie.tsx'
import { pieExport } from './pieExport.ts'
import { type PieDatum, pieSlices, sharesAddUp } from './pieSlices.ts'
import { defaultPieTexts, type PieChartTexts } from './pieTexts.ts'

export interface PieChartProps
  extends ChartExportProps,
    Omit<ComponentProps<'section'>, 'title' | 'children' | keyof ChartExportProps> {
  /** Names the chart, and its files. */
  title: string
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** In any order; the same array while the data are the same. A value of zero or less has no slice. */
  data: readonly PieDatum[]
  /** Text of a value in the tooltip, such as `64 clients`. @default the number */
  formatValue?: (value: number) => string
  /** Text of a value in the legend. @default the number */
  formatCount?: (value: number) => string
  /** Where long names are cut: in the middle, names that begin alike stay apart. @default 'end' */
  nameCut?: NameCut
  /** Height of the drawing, px; it grows with the reader's text. @default 500 */
  height?: number
  /** Message shown in place of the chart when there is no slice. @default 'No data available to display chart.' */
  emptyMessage?: ReactNode
  /** The state of the chart; never guessed from the data. @default ready */
  state?: ChartStatus
  /** More buttons below the chart, after its own. */
  actions?: ReactNode
  /** Name of the place that the parts belong to: files are named after it and say it. */
  place?: string
  /** Day or period of the count: files are named after it and say it. */
  period?: string
  /** Gives fonts for files in other scripts than Latin, Greek and Cyrillic. */
  loadFonts?: FontLoader
  /** The chart's texts in other words or another language. */
  texts?: Partial<PieChartTexts>
}

/**
 * Parts of a whole. Not for what changes over time, a `LineChart`, nor for
 * values that do not add up to something.
 */
export function PieChart({
  title,
  headingLevel,
  data,
  formatValue: ownValue,
  formatCount: ownCount,
  nameCut,
  height = 500,
  emptyMessage,
  state,
  actions,
  place,
  period,
  loadFonts,
  texts: ownTexts,
  exportFormats,
  onExport,
  exportTheme,
  onExportError,
  ...rest
}: PieChartProps) {
  const texts = useTexts('PieChart', defaultPieTexts, ownTexts)
  const formats = useFormats(englishFormats)
  const plainNumber = (value: number) => formats.formatNumber(value)
  const formatValue = ownValue ?? plainNumber
  const formatCount = ownCount ?? plainNumber
  const theme = useTheme()
  const { theme: pageTheme, patterns } = usePatternTheme()
  const [ref, width] = useWidth()
  const [active, setActive] = useState<number | null>(null)
  const slices = useMemo(() => pieSlices(data), [data])
  const isEmpty = slices.length === 0
  const isBeside = width >= besidePx
  const plotWidth = isBeside ? width - legendPx - gapPx : width
  return (
    <ChartFrame
      {...rest}
      title={title}
      headingLevel={headingLevel}
      height={height}
      state={state}
      empty={
        isEmpty
          ? { message: emptyMessage ?? texts.empty, icon: <ChartPie size={iconSize.lg} /> }
          : undefined
      }
      actions={
        <>
          <ChartExport
            {...{ title, exportFormats, onExport, exportTheme, onExportError, texts }}
            source={() =>
              pieExport(
                { data, formatCount, formats, nameCut, width, height, theme },
                { title, place, period, texts, loadFonts, exportTheme },
              )
            }
            isReady={!isEmpty && (state?.status ?? 'ready') === 'ready'}
          />
          {actions}
        </>
      }
    >
      <ChartTheme value={pageTheme}>
        {patterns}
        <Parts ref={ref} $isBeside={isBeside}>
          {width > 0 && (
            <PointablePie
              {...{ title, data, nameCut, formatValue, formats, active }}
              theme={pageTheme}
              width={plotWidth}
              height={plotWidth < narrowPx ? Math.min(plotWidth, height) : height}
              roleDescription={texts.roleDescription}
              onPoint={setActive}
            />
          )}
          <PieLegend
            slices={slices}
            nameCut={nameCut}
            formatValue={formatCount}
            formats={formats}
            maxHeight={isBeside ? height : null}
            onPoint={setActive}
          />
          {!sharesAddUp(slices) && <Rounded>{texts.roundedUp}</Rounded>}
        </Parts>
      </ChartTheme>
    </ChartFrame>
  )
}

/** Width of the chart from which the legend stands beside the pie. */
const besidePx = 820
const legendPx = 300
const gapPx = 24
/** Below this a pie has no labels and needs no more height than width. */
const narrowPx = 420

const Parts = styled.div<{ $isBeside: boolean }>`
  display: grid;
  align-items: center;
  gap: ${space[6]};
  ${({ $isBeside }) =>
    $isBeside &&
    css`
      grid-template-columns: minmax(0, 1fr) ${rem(legendPx)};
      gap: ${rem(gapPx)};
    `}
`

const Rounded = styled.p`
  grid-column: 1 / -1;
  color: ${color('text.muted')};
  ${text('caption')}
`
