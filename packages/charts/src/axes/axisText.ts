import { type Measured, measureText, type TextFont } from '../text/measureText.ts'

/** Text on the axes. */
export const axisFont: TextFont = { sizePx: 12, weight: 400 }

/** Between a tick's text and the plot, px. */
export const tickGap = 10

/** Room that the texts of an axis need beside a plot, px. */
export function textRoom(
  ticks: readonly { text: string }[],
  { measure = measureText }: Measured,
): number {
  return Math.ceil(Math.max(0, ...ticks.map(({ text }) => measure(text, axisFont)))) + tickGap
}
