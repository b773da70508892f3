import { annotationNames } from '@netportal/contract'
import type { Annotations, PlaceData } from '../input.ts'
import type { Cell } from './table.ts'

type Times = ArrayLike<number> & Iterable<number>

/** Headers of the columns of what stands beside the values; none where nothing was asked for. */
export function annotationHeader(annotations: Annotations | undefined): readonly string[] {
  return annotations?.kinds.map((kind) => annotationNames[kind]) ?? []
}

/**
 * Writes a row for each reading and, where there are annotations, for each call and each start of an incident in
 * between, as the chart's own table has them.
 * @param times of the readings, ascending
 * @param data of the place; an incident that began before its time has no row of its own
 * @param rowOf makes the cells of a reading; of an instant without one at -1
 */
export function* annotatedRows(
  times: Times,
  { place, annotations }: Pick<PlaceData, 'place' | 'annotations'>,
  rowOf: (time: number, index: number) => Cell[],
): Generator<Cell[], void, void> {
  if (annotations === undefined) {
    let index = 0
    for (const time of times) yield rowOf(time, index++)
    return
  }
  const { kinds, references } = annotations
  const periods = references.filter((one) => one.kind === 'period')
  const calls = new Map<number, number>()
  for (const one of references) {
    if (one.kind !== 'mark') continue
    calls.set(Number(one.time), (calls.get(Number(one.time)) ?? 0) + 1)
  }
  const places = new Map(Array.from(times, (time, index) => [time, index]))
  const starts = periods.map(({ from }) => Number(from)).filter((from) => from >= place.fromMs)
  const all = [...new Set([...times, ...starts, ...calls.keys()])].sort((a, b) => a - b)
  const waiting = periods.toSorted((a, b) => Number(b.from) - Number(a.from))
  let open: typeof waiting = []
  for (const time of all) {
    for (let next = waiting.at(-1); next && Number(next.from) <= time; next = waiting.at(-1)) {
      open.push(next)
      waiting.pop()
    }
    open = open.filter(({ to }) => to === null || Number(to) >= time)
    const cells = {
      incidents: open.map(({ details }) => details).join('; '),
      calls: calls.get(time) ?? '',
    }
    yield [...rowOf(time, places.get(time) ?? -1), ...kinds.map((kind) => cells[kind])]
  }
}
