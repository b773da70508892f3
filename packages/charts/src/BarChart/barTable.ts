import type { TableModel } from '../table/tableModel.ts'
import type { BarPlotProps } from './barLayout.ts'

export interface BarTableOptions {
  formatValue: (value: number) => string
  /** Header of the categories. */
  categoryText: string
  /** Text shown for a value that a series lacks. */
  noValueText: string
}

/** The data of a bar chart as a table: a row for each category, in their order. */
export function barTable(
  { categories, series }: Pick<BarPlotProps, 'categories' | 'series'>,
  { formatValue, categoryText, noValueText }: BarTableOptions,
): TableModel {
  const nameOf = (row: number) => categories[row] ?? ''
  return {
    rowCount: categories.length,
    isLastFirst: false,
    columns: [
      { header: categoryText, value: nameOf, text: nameOf },
      ...series.map(({ name, values }) => ({
        header: name,
        value: (row: number) => values[row] ?? null,
        text: (row: number) => {
          const value = values[row] ?? null
          return value === null ? noValueText : formatValue(value)
        },
      })),
    ],
  }
}
