import { comparisonLimits, limits, listMonth, type MonthOfLocation } from '@netportal/contract'
import { callApi } from '../../api/callApi.ts'

/** A month of all locations. */
export interface MonthOfAll {
  /** The first month of which there are figures; null without any. */
  firstMonth: string | null
  sites: MonthOfLocation[]
}

/** Reads a month of all locations, page after page. */
export async function readMonth(month: string): Promise<MonthOfAll> {
  const limit = comparisonLimits.pageMax
  const sites: MonthOfLocation[] = []
  let firstMonth: string | null = null
  let total = 1
  for (let offset = 0; offset < total; offset += limit) {
    const { count, results, first_month } = await callApi(
      listMonth,
      { query: { month, limit, offset } },
      { timeoutMs: limits.requestTimeoutMs },
    )
    sites.push(...results)
    firstMonth = first_month ?? null
    total = count
  }
  return { firstMonth, sites }
}
