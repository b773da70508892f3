import { memo, type ReactNode } from 'react'

/** Draws a row, or a part of one, anew only when something about it changed. */
export function memoRow<Props extends { row: object }>(
  draw: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return memo(draw, isSameRow)
}

/** Compares what a row or a cell was drawn from, and would be drawn from now. */
function isSameRow<Props extends { row: object }>(before: Props, now: Props): boolean {
  return (
    hasSameFields({ ...before, row: null }, { ...now, row: null }) && isSame(before.row, now.row)
  )
}

/**
 * Data that were read again come in new objects: what has the same fields is the same row. Of an object with a
 * class, fields do not tell all there is.
 */
function isSame(before: object, now: object): boolean {
  return before === now || (isPlain(before) && isPlain(now) && hasSameFields(before, now))
}

function isPlain(row: object): boolean {
  return Object.getPrototypeOf(row) === Object.prototype
}

function hasSameFields(before: object, now: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(before))
  const entries = Object.entries(now)
  return (
    entries.length === fields.size &&
    entries.every(([name, value]) => fields.has(name) && Object.is(fields.get(name), value))
  )
}
