import {
  type Id,
  type Location,
  parseRecipients,
  recipientsFault,
  type SiteRecipients,
  siteFault,
} from '@netportal/contract'
import { isolate } from '@netportal/format'
import { dsvFormat } from 'd3-dsv'

/** A pasted list, read: the lines that can be taken, and what is wrong with the others. */
export interface SiteList {
  sites: SiteRecipients[]
  faults: string[]
  /** The lines that are at fault, as they stood. */
  left: string
}

/**
 * Reads a list of locations and addresses as people paste it from a spreadsheet or a file: a location's name or id, then
 * its addresses, apart by tabs, commas or semicolons. A first line without an address is a heading.
 */
export function readSiteList(text: string, locations: readonly Location[]): SiteList {
  const delimiter = delimiterOf(text)
  const format = dsvFormat(delimiter)
  const find = locationFinder(locations)
  const lines = new Map<Id, number>()
  const read: SiteList = { sites: [], faults: [], left: '' }
  const left: string[] = []
  for (const [index, cells] of format.parseRows(text).entries()) {
    const line = index + 1
    if (cells.every((cell) => cell.trim() === '')) continue
    const at = cells.findIndex((cell) => cell.includes('@'))
    if (at < 0 && index === 0 && find(cells).kind === 'unknown') continue
    const [names, addresses] = at < 0 ? [cells, []] : [cells.slice(0, at), cells.slice(at)]
    const fault = (words: string) => {
      read.faults.push(siteFault(line, words))
      left.push(format.formatRow(cells))
    }
    const found = find(names)
    const recipients = addresses.join(', ')
    const wrong = recipientsFault(recipients)
    if (found.kind !== 'one') fault(found.words)
    else if (lines.has(found.id)) {
      fault(`${isolate(found.name)} stands in line ${lines.get(found.id)} already.`)
    } else if (wrong !== null) fault(wrong)
    else {
      lines.set(found.id, line)
      read.sites.push({
        location_id: found.id,
        recipients: parseRecipients(recipients).addresses.join(', '),
      })
    }
  }
  return { ...read, left: left.join('\n') }
}

/** Puts lines into a list: in place of those of the same locations, the others after what is there. */
export function withSites(
  before: readonly SiteRecipients[],
  added: readonly SiteRecipients[],
): SiteRecipients[] {
  const byLocation = new Map([...before, ...added].map((site) => [String(site.location_id), site]))
  return [...byLocation.values()]
}

function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t'
  return /^(?:"(?:[^"]|"")*"|[^",;])*([,;])/.exec(text)?.[1] ?? ','
}

type Found = { kind: 'one'; id: Id; name: string } | { kind: 'unknown' | 'several'; words: string }

/** Finds a location by the cells before the addresses: as one name, which may have the delimiter in it, or each alone. */
function locationFinder(locations: readonly Location[]) {
  const known = new Map<string, Location[]>()
  for (const location of locations) {
    for (const key of new Set([keyOf(location.name), keyOf(String(location.id))])) {
      known.set(key, [...(known.get(key) ?? []), location])
    }
  }
  return (cells: readonly string[]): Found => {
    const given = cells.filter((cell) => cell.trim() !== '')
    const whole = given.join(', ')
    const matches = [whole, ...given].map((name) => known.get(keyOf(name)) ?? [])
    const [one] = matches.find((match) => match.length === 1) ?? []
    if (one) return { kind: 'one', id: one.id, name: one.name }
    if (whole === '') return { kind: 'unknown', words: 'The name of the location is missing.' }
    const name = isolate(whole)
    return matches.some((match) => match.length > 1)
      ? {
          kind: 'several',
          words: `More than one location is called ${name}: put its id in place of the name.`,
        }
      : { kind: 'unknown', words: `No location of this customer is called ${name}.` }
  }
}

function keyOf(name: string): string {
  return name
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()
}
