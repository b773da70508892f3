import { rem, useForcedColors } from '@netportal/ui'
import { useMemo } from 'react'
import { FillSwatch } from '../palette/FillSwatch.tsx'
import { Crosshair } from '../pointing/Crosshair.tsx'
import { PictureSvg } from '../shapes/PictureSvg.tsx'
import { type BarPlotProps, barLayout } from './barLayout.ts'
import { barReadings } from './barReadings.ts'
import { barFill, barShapes } from './barShapes.ts'
import type { BarChartTexts } from './barTexts.ts'

/** The values of a category. */
export interface BarReading {
  /** Its name, as `categories` has it. */
  category: string
  /** Place of the category, from 0. */
  index: number
  /** Of the series that are shown; null where one has none. */
  values: readonly { name: string; value: number | null }[]
}

export interface PointableBarsProps {
  /** Names the chart to screen readers. */
  label: string
  /** The same object while nothing about it changes: its layout is kept. */
  plot: BarPlotProps
  formatValue: (value: number) => string
  texts: BarChartTexts
  onCategoryClick?: ((category: BarReading) => void) | undefined
}

/** A bar plot that a reader can point at. */
export function PointableBars({
  label,
  plot,
  formatValue,
  texts,
  onCategoryClick,
}: PointableBarsProps) {
  const { width, height, theme, categories, series } = plot
  const isForced = useForcedColors()
  const layout = useMemo(() => barLayout(plot), [plot])
  const shapes = useMemo(
    () => barShapes(plot, layout, isForced ? theme.chart.axis : undefined),
    [plot, layout, isForced, theme],
  )
  const readings = useMemo(
    () => barReadings(layout, { categories, series }, formatValue, texts.noValue),
    [layout, categories, series, formatValue, texts.noValue],
  )
  const shown = series.filter(({ isHidden }) => !isHidden)
  const choose = (index: number) =>
    onCategoryClick?.({
      category: categories[index] ?? '',
      index,
      values: shown.map(({ name, values }) => ({ name, value: values[index] ?? null })),
    })
  return (
    <Crosshair
      {...{ readings, width, height, label }}
      entries={shown.map((one) => ({
        name: one.name,
        swatch: <FillSwatch fill={barFill(one, theme, isForced)} size={10} />,
      }))}
      roleDescription={texts.roleDescription}
      description={[texts.description, ...(onCategoryClick ? [texts.chooseDescription] : [])].join(
        ' ',
      )}
      onChoose={onCategoryClick && choose}
    >
      <PictureSvg picture={{ width, height, shapes }} fontFamily={theme.font.sans} unit={rem} />
    </Crosshair>
  )
}
