import { TooLarge } from '../reports/drawing.ts'
import type { ReportRequest } from '../reports/request.ts'
import type { Lease } from '../tasks/queue.ts'

const minuteMs = 60_000
/** Drawing gets two minutes, as every report once did, and more by its size. */
const leastMs = 2 * minuteMs
const msOfSize = 20
const mostMs = 20 * minuteMs

/** Tickets that a PDF has room for, far more than anybody reads in one. CSV takes more. */
export const pdfTicketsMax = 25_000

/** How long the drawing of a report may take. */
export function patienceFor({ size }: Pick<Lease, 'size'>): number {
  return Math.min(mostMs, leastMs + size * msOfSize)
}

const narrower = 'Please choose fewer days or locations'
const orCsv = '; a CSV file takes less than a PDF.'

/**
 * Says why a report is not even begun.
 * @returns null for one that is
 */
export function refusalOf({ type, format }: ReportRequest, { size }: Pick<Lease, 'size'>) {
  if (type !== 'call_center_activity' || format !== 'pdf' || size <= pdfTicketsMax) return null
  const [tickets, most] = [size, pdfTicketsMax].map((count) => count.toLocaleString('en-US'))
  return `About ${tickets} tickets are too many for a PDF, which has room for ${most}. ${narrower}, or CSV.`
}

/**
 * Says why a report was given up at a limit.
 * @returns null for what failed otherwise
 */
export function limitReason(error: unknown, patienceMs: number): string | null {
  if (!(error instanceof TooLarge)) return null
  switch (error.of) {
    case 'time':
      return `The report took longer than the ${Math.round(patienceMs / minuteMs)} minutes that one of its size has. ${narrower}${orCsv}`
    case 'memory':
      return `The report needs more memory than there is for one. ${narrower}${orCsv}`
    default:
      return error.of satisfies never
  }
}
