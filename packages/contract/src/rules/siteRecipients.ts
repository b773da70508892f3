import type { SiteRecipients } from '../entities/siteRecipients.ts'
import { parseRecipients, recipientsFault } from './recipients.ts'
import { serverLimits } from './serverLimits.ts'

/** Said of a list that is longer than a schedule can have. */
export const tooManySitesText = `Please list at most ${serverLimits.sitesPerSchedule} locations.`

/**
 * Says what is wrong with the lines of a list of locations and their recipients, for a person to read.
 * @returns a sentence for each line that is at fault, which begins with its number, from 1; empty for a good list
 */
export function siteFaults(sites: readonly SiteRecipients[]): string[] {
  const lines = new Map<string, number>()
  return sites.flatMap(({ location_id, recipients }, index) => {
    const line = index + 1
    const earlier = lines.get(String(location_id))
    if (earlier !== undefined) {
      return [siteFault(line, `This location stands in line ${earlier} already.`)]
    }
    lines.set(String(location_id), line)
    const fault = recipientsFault(recipients)
    return fault === null ? [] : [siteFault(line, fault)]
  })
}

/** Says that something is wrong with a line. */
export function siteFault(line: number, fault: string): string {
  return `Line ${line}: ${fault}`
}

/** Tells in brief to whom a schedule goes, beside its own recipients: '300 locations'; null where it does not. */
export function sitesSummary(sites: readonly SiteRecipients[] | null | undefined): string | null {
  if (!sites || sites.length === 0) return null
  const addresses = new Set(
    sites.flatMap(({ recipients }) =>
      parseRecipients(recipients).addresses.map((address) => address.toLowerCase()),
    ),
  )
  const people = addresses.size === 1 ? '1 address' : `${addresses.size} addresses`
  return sites.length === 1
    ? `1 location to ${people} of its own`
    : `${sites.length} locations to ${people} of their own`
}
