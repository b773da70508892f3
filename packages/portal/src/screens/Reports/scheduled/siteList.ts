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
  /** What is wrong with each line of `left`, by its place there. */
  faults: string[]
  /** The lines that are at fault, as they stood. */
  left: string
}

/**
 * Reads a list of locations and addresses as people paste it from a spreadsheet or a file: a location's name or id, then
 * its addresses, apart by tabs, commas or semicolons. A first line without an address is a heading.
 */
export function readSiteList(text: string, locations: readonly Location[]): SiteList {
  const find = locationFinder(locations)
  const taken = new Set<Id>()
  const sites: SiteRecipients[] = []
  const faults: string[] = []
  const left: string[] = []
  /** Lines go by their place among those that are left: the others go from where they were pasted. */
  let nextLeft = 1
  for (const [index, line] of linesOf(text).entries()) {
    const cells = cellsOf(line)
    if (cells.every((each) => each.trim() === '')) continue
    const at = cells.findIndex((each) => each.includes('@'))
    if (at < 0 && index === 0 && find(cells).kind === 'unknown') continue
    const [names, addresses] = at < 0 ? [cells, []] : [cells.slice(0, at), cells.slice(at)]
    const fault = (words: string) => {
      faults.push(siteFault(nextLeft, words))
      left.push(line)
      nextLeft += line.split(/\r\n?|\n/).length
    }
    const found = find(names)
    const recipients = addresses.join(', ')
    const wrong = recipientsFault(recipients)
    if (found.kind !== 'one') fault(found.words)
    else if (taken.has(found.id)) fault(`${isolate(found.name)} stands twice: the first was taken.`)
    else if (wrong !== null) fault(wrong)
    else {
      taken.add(found.id)
      sites.push({
        location_id: found.id,
        recipients: parseRecipients(recipients).addresses.join(', '),
      })
    }
  }
  return { sites, faults, left: left.join('\n') }
}

/** Puts lines into a list: in place of those of the same locations, the others after what is there. */
export function withSites(
  before: readonly SiteRecipients[],
  added: readonly SiteRecipients[],
): SiteRecipients[] {
  const byLocation = new Map([...before, ...added].map((site) => [String(site.location_id), site]))
  return [...byLocation.values()]
}

/** A cell in quotes, which may hold ends of lines; a quote within a cell is a letter like others. */
const cell = /(?:"(?:[^"]|"")*"(?=[,;\t\r\n]|$)|[^,;\t\r\n]*)/.source
const wholeLine = new RegExp(`${cell}(?:[,;\\t]${cell})*`, 'g')

function linesOf(text: string): string[] {
  return (text.match(wholeLine) ?? []).filter((line) => line.trim() !== '')
}

/** Each line may have a delimiter of its own: some are pasted, and others typed below them. */
function cellsOf(line: string): string[] {
  return dsvFormat(delimiterOf(line)).parseRows(line)[0] ?? []
}

function delimiterOf(line: string): string {
  if (line.includes('\t')) return '\t'
  return /^(?:"(?:[^"]|"")*"|[^",;])*([,;])/.exec(line)?.[1] ?? ','
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
    const given = cells.filter((each) => each.trim() !== '')
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
