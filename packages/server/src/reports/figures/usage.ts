import { addDays, formatDate } from '@netportal/format'
import type { ReportPlace, TransferSeries } from '../input.ts'

export interface Usage {
  /** Sent to clients. */
  downBytes: number
  /** Received from clients. */
  upBytes: number
}

export interface NetworkUsage {
  name: string
  /** One for each day of the report on which anything was measured, oldest first. */
  days: (Usage & { date: string })[]
  total: Usage
}

const bytesPerMb = 1024 * 1024

/**
 * Sums a network's traffic by the days of the location's clock. A measurement counts to the day in which the
 * stretch that it ends lies: one at midnight to the day before. Bytes are rounded once a day, so that days
 * add up to the total exactly.
 */
export function networkUsage(series: TransferSeries, { timezone }: ReportPlace): NetworkUsage {
  const byDate = new Map<string, { txMb: number; rxMb: number }>()
  for (const [index, time] of series.times.entries()) {
    const date = formatDate(time - 1, timezone)
    const day = byDate.get(date) ?? { txMb: 0, rxMb: 0 }
    day.txMb += measured(series.txMb[index])
    day.rxMb += measured(series.rxMb[index])
    byDate.set(date, day)
  }
  const days = [...byDate].map(([date, { txMb, rxMb }]) => ({
    date,
    downBytes: Math.round(txMb * bytesPerMb),
    upBytes: Math.round(rxMb * bytesPerMb),
  }))
  days.sort((a, b) => (a.date < b.date ? -1 : 1))
  return { name: series.name, days, total: sumUsage(days) }
}

function sumUsage(parts: readonly Usage[]): Usage {
  return {
    downBytes: parts.reduce((sum, { downBytes }) => sum + downBytes, 0),
    upBytes: parts.reduce((sum, { upBytes }) => sum + upBytes, 0),
  }
}

/** All networks together; null where nothing was measured. */
export function totalUsage(transfers: readonly TransferSeries[], place: ReportPlace): Usage | null {
  const networks = transfers.map((series) => networkUsage(series, place))
  if (networks.every(({ days }) => days.length === 0)) return null
  return sumUsage(networks.map(({ total }) => total))
}

/** All networks together, for every day of the report; null on a day on which nothing was measured. */
export function dailyUsage(
  networks: readonly NetworkUsage[],
  { start, end }: Pick<ReportPlace, 'start' | 'end'>,
): { date: string; usage: Usage | null }[] {
  const days: { date: string; usage: Usage | null }[] = []
  for (let date = start; date <= end; date = addDays(date, 1)) {
    const parts = networks.flatMap((network) => network.days.filter((day) => day.date === date))
    days.push({ date, usage: parts.length === 0 ? null : sumUsage(parts) })
  }
  return days
}

function measured(mb: number | undefined): number {
  return mb === undefined || Number.isNaN(mb) ? 0 : mb
}
