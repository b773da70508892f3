import { penUp } from '../series/decimate.ts'

/** Places of a line's points, px. */
export interface PlacedLine {
  /** Indices of the points to draw, `penUp` between runs. */
  indices: Int32Array
  x: (index: number) => number
  y: (index: number) => number
  /** Of the ends of a band around the line, where there is one. */
  band?: { low: (index: number) => number; high: (index: number) => number } | undefined
}

/** Path data of a series: straight segments, since curving decimated points would invent shape. */
export interface LinePaths {
  /** Open runs of two points and more. '' without any. */
  line: string
  /** The same runs, closed along zero. */
  area: string
  /** The same runs as bands, closed. '' without any. */
  band: string
  /** Discs, one for each point without neighbours. */
  dots: string
}

/**
 * Draws a line as path data, to a tenth of a pixel.
 * @param baseline y of zero, where areas begin
 */
export function linePaths(placed: PlacedLine, baseline: number, dotRadius: number): LinePaths {
  const paths = { line: '', area: '', band: '', dots: '' }
  let start = 0
  const { indices } = placed
  for (let end = 0; end <= indices.length; end += 1) {
    if (end < indices.length && indices[end] !== penUp) continue
    const run = indices.subarray(start, end)
    start = end + 1
    if (run.length === 1) paths.dots += disc(placed, run[0] ?? 0, dotRadius)
    else if (run.length > 1) {
      const open = runPath(placed, run)
      paths.line += open
      if (placed.band) paths.band += bandPath(placed, placed.band, run)
      else paths.area += `${open}${closing(placed, run, baseline)}`
    }
  }
  return paths
}

function runPath({ x, y }: PlacedLine, run: Int32Array): string {
  let path = ''
  for (const index of run) {
    path += `${path === '' ? 'M' : 'L'}${tenth(x(index))},${tenth(y(index))}`
  }
  return path
}

function closing({ x }: PlacedLine, run: Int32Array, baseline: number): string {
  const [first = 0, last = first] = [run[0], run[run.length - 1]]
  return `L${tenth(x(last))},${tenth(baseline)}L${tenth(x(first))},${tenth(baseline)}Z`
}

/** Along the highest values and back along the lowest. */
function bandPath(
  { x }: PlacedLine,
  { low, high }: NonNullable<PlacedLine['band']>,
  run: Int32Array,
): string {
  const back = run.toReversed()
  const there = runPath({ indices: run, x, y: high }, run)
  return `${there}L${runPath({ indices: back, x, y: low }, back).slice(1)}Z`
}

function disc({ x, y }: PlacedLine, index: number, radius: number): string {
  const arc = `a${radius},${radius} 0 1,0 `
  return `M${tenth(x(index) - radius)},${tenth(y(index))}${arc}${2 * radius},0${arc}${-2 * radius},0`
}

function tenth(px: number): number {
  return Math.round(px * 10) / 10
}
