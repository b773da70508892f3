import { isUnseen } from '../text/clusters.ts'
import { measureText } from '../text/measureText.ts'

/** A box with the code of a character that no font has, in em with y upwards from the baseline. */
export interface MissingBox {
  /** em */
  width: number
  /** Rectangles to fill: left, bottom, width, height. */
  bars: readonly Bar[]
}

type Bar = readonly [x: number, y: number, width: number, height: number]

const bottom = -0.1
const height = 0.84
const line = 0.045
/** Beside the box, and between its line and the digits. */
const gap = 0.05

/** Segments of a digit from the top right onwards, clockwise, then the middle one: bits of `digits`. */
const digits = [
  0b0111111, 0b0000011, 0b1110110, 0b1100111, 0b1001011, 0b1101101, 0b1111101, 0b0100011, 0b1111111,
  0b1101111, 0b1111011, 0b1011101, 0b0111100, 0b1010111, 0b1111100, 0b1111000,
] as const

/** Draws what stands for a character that no font has: a box with its code in two lines of hexadecimal digits. */
export function missingBox(character: string): MissingBox {
  if (isUnseen(character)) return { width: 0, bars: [] }
  const width = Math.max(0.68, measureText(character, { sizePx: 1, weight: 400 }))
  const code = (character.codePointAt(0) ?? 0).toString(16)
  const row = code.length > 4 ? 3 : 2
  const text = code.padStart(2 * row, '0')
  const inner = { x: gap + line + gap, width: width - 2 * (gap + line + gap) }
  const cell = { width: inner.width / row, height: (height - 2 * (line + gap)) / 2 }
  const bars = [...text].flatMap((digit, place) => {
    const x = inner.x + (place % row) * cell.width
    const y = bottom + line + gap + (place < row ? cell.height : 0)
    return digitBars(Number.parseInt(digit, 16), [
      x + 0.02,
      y + 0.03,
      cell.width - 0.04,
      cell.height - 0.06,
    ])
  })
  return { width, bars: [...frame([gap, bottom, width - 2 * gap, height]), ...bars] }
}

function frame([x, y, width, tall]: Bar): readonly Bar[] {
  return [
    [x, y, width, line],
    [x, y + tall - line, width, line],
    [x, y + line, line, tall - 2 * line],
    [x + width - line, y + line, line, tall - 2 * line],
  ]
}

function digitBars(digit: number, [x, y, width, tall]: Bar): readonly Bar[] {
  const half = tall / 2
  const right = x + width - line
  const segments: readonly Bar[] = [
    [right, y + half, line, half],
    [right, y, line, half],
    [x, y, width, line],
    [x, y, line, half],
    [x, y + half, line, half],
    [x, y + tall - line, width, line],
    [x, y + half - line / 2, width, line],
  ]
  const bits = digits[digit] ?? 0
  return segments.filter((_, bit) => (bits >> bit) % 2 === 1)
}
