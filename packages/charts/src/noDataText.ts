/** Stands in place of a chart without values, unless its product says something else. */
export const noDataText = 'No data available to display chart.'
