import type { ReportInput } from './input.ts'

/**
 * Gathers the memory of a report's series, for a thread that it goes over to: of 300 locations it is most of the
 * report, and a copy would have it there twice.
 */
export function seriesBuffers({ places }: Pick<ReportInput, 'places'>): ArrayBuffer[] {
  const series = places.flatMap(({ clients, transfers }) => [
    ...clients.flatMap(({ counts: { times, values } }) => [times, values]),
    ...transfers.flatMap(({ times, txMbps, rxMbps, txMb, rxMb }) => [
      times,
      txMbps,
      rxMbps,
      txMb,
      rxMb,
    ]),
  ])
  const buffers = new Set(series.map(({ buffer }) => buffer))
  return [...buffers].filter((buffer) => buffer instanceof ArrayBuffer)
}
