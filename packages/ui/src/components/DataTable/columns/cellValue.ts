/** A value of a cell. An invalid date is blank as null is; false comes before true. */
export type CellValue = string | number | bigint | boolean | Date | null
