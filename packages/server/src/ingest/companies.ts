import type { IngestResult, Judged, Rejection } from '@netportal/contract'
import { type Machine, onlyCompany } from '../auth/machine.ts'

/** What a delivery says of one company. */
interface Part<Item> {
  companyId: number
  items: readonly Judged<Item>[]
  /** Of each item in the delivery. */
  indexes: readonly number[]
}

/** A delivery by its companies. */
interface Parts<Item> {
  parts: readonly Part<Item>[]
  /** Items that are of none, and those that were refused before that was asked. */
  rejected: readonly Rejection[]
}

/** What became of a part. */
export interface Taken {
  indexes: readonly number[]
  result: IngestResult
}

interface Named {
  portal_company?: string | null | undefined
}

/**
 * Sorts a delivery by companies. A key of one company needs no name of it; what is named has to be a company of the
 * key: all others are as unknown as those that do not exist.
 * @param fallback the company of items that name none
 */
export function splitByCompany<Item extends Named>(
  machine: Machine,
  items: readonly Judged<Item>[],
  fallback: string | null | undefined,
): Parts<Item> {
  const only = onlyCompany(machine) ?? undefined
  const found = new Map<number, { companyId: number; items: Judged<Item>[]; indexes: number[] }>()
  const rejected: Rejection[] = []
  items.forEach((judged, index) => {
    if (judged.status === 'invalid') {
      rejected.push({ index, code: 'invalid', detail: judged.detail })
      return
    }
    const name = judged.item.portal_company ?? fallback ?? undefined
    const companyId = name === undefined ? only : companyOf(machine, name)
    if (companyId === undefined) {
      rejected.push({
        index,
        code: 'unknown_company',
        detail: name === undefined ? unnamed : unknown,
      })
      return
    }
    const part = found.get(companyId) ?? { companyId, items: [], indexes: [] }
    part.items.push(judged)
    part.indexes.push(index)
    found.set(companyId, part)
  })
  return { parts: [...found.values()], rejected }
}

const unnamed = 'portal_company: needed, since the key serves several companies'
const unknown = 'portal_company: not known'

/** Finds a company of a key by its name, in any letter case, or its id. */
export function companyOf({ companies }: Machine, which: string): number | undefined {
  const named = companies.find(({ name }) => name.toLowerCase() === which.toLowerCase())
  return (named ?? companies.find(({ id }) => String(id) === which))?.id
}

/** Adds up what became of the parts of a delivery. */
export function joinResults(parts: readonly Taken[], rejected: readonly Rejection[]): IngestResult {
  const sum = (count: 'created' | 'updated' | 'unchanged') =>
    parts.reduce((total, { result }) => total + result[count], 0)
  const placed = parts.flatMap(({ indexes, result }) =>
    result.rejected.map((one) => ({ ...one, index: indexes[one.index] ?? one.index })),
  )
  return {
    created: sum('created'),
    updated: sum('updated'),
    unchanged: sum('unchanged'),
    rejected: [...rejected, ...placed].toSorted((a, b) => a.index - b.index),
  }
}
