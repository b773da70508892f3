import * as z from 'zod/mini'
import { chosenId } from '../entities/input.ts'
import { serverLimits } from '../rules/serverLimits.ts'
import { siteFaults, tooManySitesText } from '../rules/siteRecipients.ts'
import type { ReportPlace } from './fields.ts'

/** Said where each location's report cannot go to people of its own. */
const oneLocationText = 'A report about SSIDs is of one location, and goes to its recipients alone.'

/** @__NO_SIDE_EFFECTS__ */
function sites(place: ReportPlace) {
  const site = z.object({ location_id: chosenId(), recipients: z.string() })
  if (place === 'ssids') return z.array(site).check(z.maxLength(0, oneLocationText))
  return z.array(site).check(
    z.maxLength(serverLimits.sitesPerSchedule, { error: tooManySitesText, abort: true }),
    z.superRefine((list, context) => {
      for (const fault of siteFaults(list)) context.addIssue(fault)
    }),
  )
}

/**
 * Makes the fields of a schedule that sends each location's report to people of its own. Not in the specification:
 * a change without them leaves them as they are.
 * @__NO_SIDE_EFFECTS__
 */
export function siteFields(place: ReportPlace) {
  return {
    site_recipients: z.nullish(sites(place)),
    /** Whether the schedule's own recipients get these locations too, in one document. */
    group_document: z.nullish(z.boolean()),
  }
}
