import type { LineSamples } from '@netportal/charts/plots'
import { formatCount } from '@netportal/format'
import type { Annotations, ReportPlace } from '../input.ts'
import { localTime } from '../texts.ts'

interface Line {
  name: string
  points: LineSamples
}

/** Says in words what a chart shows: of each line its range, when it was highest, and what stands beside them. */
export function chartAlt(
  title: string,
  lines: readonly Line[],
  {
    place,
    annotations,
    format,
  }: {
    place: ReportPlace
    annotations?: Annotations | undefined
    format: (value: number) => string
  },
): string {
  const words = lines.map(({ name, points }) => `${name}: ${lineText(points, place, format)}`)
  return `${title}, a line chart. ${[...words, ...annotationTexts(annotations)].join('; ')}.`
}

function lineText(
  { times, values }: LineSamples,
  place: ReportPlace,
  format: (value: number) => string,
): string {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  let at = 0
  for (const [index, value] of values.entries()) {
    if (value < least) least = value
    if (value > most) {
      most = value
      at = Number(times[index] ?? 0)
    }
  }
  if (most < least) return 'nothing was measured'
  return `${format(least)} to ${format(most)}, highest at ${localTime(at, place)}`
}

function annotationTexts(annotations: Annotations | undefined): string[] {
  const references = annotations?.references ?? []
  const of = (kind: 'period' | 'mark') => references.filter((one) => one.kind === kind).length
  return [
    ...(of('period') > 0 ? [`incidents: ${formatCount(of('period'))}`] : []),
    ...(of('mark') > 0 ? [`calls: ${formatCount(of('mark'))}`] : []),
  ]
}
