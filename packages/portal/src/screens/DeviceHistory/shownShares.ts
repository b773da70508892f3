import type { DeviceStatus, StatusHistory } from '@netportal/contract'
import { formatPercent } from '@netportal/format'

export interface ShownShares {
  /** As they stand on every page and in every report. */
  texts: Record<DeviceStatus, string>
  /** What they add up to as shown: '100.00%' wherever that can be had; null where there are none. */
  total: string | null
}

/**
 * Gives the shares of a history as they are shown together. Those of up and down are rounded each by itself, since
 * they stand alone elsewhere; unknown takes what is left, as long as that is within a step of it, and only nothing
 * reads 0.00.
 */
export function shownShares({ uptime, downtime, unknown }: StatusHistory): ShownShares {
  const texts = {
    online: formatPercent(uptime.percent, 2),
    offline: formatPercent(downtime.percent, 2),
    unknown: formatPercent(unknown.percent, 2),
  }
  if (unknown.percent === null) return { texts, total: null }
  const known = stepsOf(texts.online) + stepsOf(texts.offline)
  const left = all - known
  const isExact = left === 0 ? unknown.percent === 0 : unknown.percent > 0
  if (isExact && left >= 0 && Math.abs(left - unknown.percent * perPercent) < 2) {
    return { texts: { ...texts, unknown: textOf(left) }, total: textOf(all) }
  }
  return { texts, total: textOf(known + stepsOf(texts.unknown)) }
}

/** Steps of two decimals. */
const perPercent = 100
const all = 100 * perPercent

function stepsOf(text: string): number {
  return Math.round(Number(text.slice(0, -1)) * perPercent)
}

function textOf(steps: number): string {
  return `${(steps / perPercent).toFixed(2)}%`
}
