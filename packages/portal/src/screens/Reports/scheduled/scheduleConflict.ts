import { parseRecipients, type SiteRecipients } from '@netportal/contract'
import { parameterNames } from '../parameters/parameterValues.ts'
import { type ScheduleFormValues, toWire } from './scheduleForm.ts'
import { withSites } from './siteList.ts'

/**
 * Fields of a schedule that make sense together alone: a report with another's location, or another's time in
 * one's own zone, is what neither meant.
 */
export const scheduleParts = {
  name: ['name'],
  report: ['report_type', ...parameterNames],
  time: ['frequency', 'day_of_week', 'day_of_month', 'time_of_day', 'timezone'],
  recipients: ['recipients'],
  sites: ['site_recipients', 'group_document'],
  is_active: ['is_active'],
  pauses: ['paused_until', 'paused_sites'],
  send_when_all_online: ['send_when_all_online'],
} as const satisfies Record<string, readonly (keyof ScheduleFormValues)[]>
export type SchedulePart = keyof typeof scheduleParts

/** One schedule as two people have changed it. */
export interface ScheduleConflict {
  /** As both have found it. */
  before: ScheduleFormValues
  /** As it is saved by now. */
  theirs: ScheduleFormValues
  /** As it was to be saved. */
  mine: ScheduleFormValues
}

/** The parts that were saved otherwise than they were found, and than they were to be saved. */
export function changedParts({ before, theirs, mine }: ScheduleConflict): SchedulePart[] {
  return partNames.filter((part) => !isSame(part, before, theirs) && !isSame(part, theirs, mine))
}

/** Versions of a part that there are to choose from; both are one list of recipients. */
export type PartChoice = 'theirs' | 'mine' | 'both'

/** The versions of a changed part. */
export function partChoices(part: SchedulePart, conflict: ScheduleConflict): PartChoice[] {
  const isMineChanged = !isSame(part, conflict.before, conflict.mine)
  return isJoinable(part) && isMineChanged ? ['both', 'theirs', 'mine'] : ['theirs', 'mine']
}

/** The schedule as a choice for one of its parts has it. */
export function chosenValues(choice: PartChoice, conflict: ScheduleConflict): ScheduleFormValues {
  if (choice !== 'both') return conflict[choice]
  const { before, theirs, mine } = conflict
  const recipients = bothRecipients(before.recipients, theirs.recipients, mine.recipients)
  return { ...mine, recipients, site_recipients: bothSites(conflict) }
}

/** The choice that loses nothing that either has changed, as far as there is one; else what was typed stays. */
export function firstChoice(part: SchedulePart, conflict: ScheduleConflict): PartChoice {
  if (isSame(part, conflict.before, conflict.mine)) return 'theirs'
  return isJoinable(part) ? 'both' : 'mine'
}

/** The choice that stands in a form by now; null for values of its own. */
export function choiceIn(
  part: SchedulePart,
  conflict: ScheduleConflict,
  values: ScheduleFormValues,
): PartChoice | null {
  const isIn = (choice: PartChoice) => isSame(part, chosenValues(choice, conflict), values)
  return partChoices(part, conflict).find(isIn) ?? null
}

/** Whether what two have made of a part can be one. */
function isJoinable(part: SchedulePart): boolean {
  return part === 'recipients' || part === 'sites'
}

const partNames = Object.keys(scheduleParts).filter(isPart)

function isPart(name: string): name is SchedulePart {
  return name in scheduleParts
}

function isSame(part: SchedulePart, a: ScheduleFormValues, b: ScheduleFormValues): boolean {
  const fields: readonly (keyof ScheduleFormValues)[] = scheduleParts[part]
  return fields.every((field) => comparable(field, a) === comparable(field, b))
}

/** A field as it counts: order in lists, blanks around a filter and the way to write a time do not. */
function comparable(field: keyof ScheduleFormValues, values: ScheduleFormValues): string {
  switch (field) {
    case 'recipients':
      return comparableAddresses(values.recipients)
    case 'site_recipients':
      return (values.site_recipients ?? [])
        .map(({ location_id, recipients }) => `${location_id} ${comparableAddresses(recipients)}`)
        .toSorted()
        .join()
    case 'group_document':
      return String(values.group_document && (values.site_recipients ?? []).length > 0)
    case 'location_ids':
    case 'ssid_ids':
      return values[field].map(String).toSorted().join()
    case 'paused_until':
      return values.paused_until ?? ''
    case 'paused_sites':
      return values.paused_sites
        .map(({ location_id, until }) => `${location_id} ${until}`)
        .toSorted()
        .join()
    case 'time_of_day':
      return toWire(values.time_of_day)
    default:
      return String(values[field]).trim()
  }
}

/** All whom one of the two has added, without those whom one of them has taken away. */
function bothRecipients(before: string, theirs: string, mine: string): string {
  const has = (recipients: string) => {
    const known = new Set(addressesOf(recipients).map((address) => address.toLowerCase()))
    return (address: string) => known.has(address.toLowerCase())
  }
  const [wasThere, isTheirs, isMine] = [has(before), has(theirs), has(mine)]
  const kept = addressesOf(theirs).filter((address) => isMine(address) || !wasThere(address))
  const added = addressesOf(mine).filter((address) => !isTheirs(address) && !wasThere(address))
  return [...kept, ...added].join(', ')
}

/** The same by location: one that somebody is left of. */
function bothSites({ before, theirs, mine }: ScheduleConflict): SiteRecipients[] | null {
  if (theirs.site_recipients === null && mine.site_recipients === null) return null
  const [was, their, own] = [before, theirs, mine].map(recipientsBySite)
  const all = withSites(theirs.site_recipients ?? [], mine.site_recipients ?? [])
  return all.flatMap(({ location_id }) => {
    const of = (sites: Map<string, string> | undefined) => sites?.get(String(location_id)) ?? ''
    const recipients = bothRecipients(of(was), of(their), of(own))
    return recipients === '' ? [] : [{ location_id, recipients }]
  })
}

function recipientsBySite({ site_recipients }: ScheduleFormValues): Map<string, string> {
  return new Map(
    (site_recipients ?? []).map(({ location_id, recipients }) => [String(location_id), recipients]),
  )
}

function comparableAddresses(recipients: string): string {
  return addressesOf(recipients)
    .map((address) => address.toLowerCase())
    .toSorted()
    .join()
}

/** What is no address counts too, while somebody types. */
function addressesOf(recipients: string): string[] {
  const { addresses, invalid } = parseRecipients(recipients)
  return [...addresses, ...invalid]
}
