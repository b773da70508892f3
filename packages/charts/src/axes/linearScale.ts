/** Places numbers on a stretch of pixels, and finds them there again. */
export interface LinearScale {
  (value: number): number
  invert: (px: number) => number
}

/**
 * Maps numbers to pixels in proportion; beyond the ends it goes on as within. Without any width it maps
 * everything to the middle.
 */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): LinearScale {
  const span = to - from
  const place = (value: number) => {
    const share = span === 0 ? 0.5 : (value - from) / span
    return start * (1 - share) + end * share
  }
  const invert = (px: number) => from + (span * (px - start)) / (end - start)
  return Object.assign(place, { invert })
}
