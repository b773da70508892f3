import { formatCount, isolate } from '@netportal/format'
import type { ReportInput } from '../../input.ts'
import type { Section, TableBlock } from '../../pdf/model.ts'
import type { ReportLetter } from '../../reportLetter.ts'
import { localTime, zoneText } from '../../texts.ts'
import { type Brief, briefOf, briefOpening, groupOpening } from './brief.ts'
import { shortNow, worstFirst, worstTitle } from './group.ts'
import { type Links, linksOf, macHeader, placeSections } from './sections.ts'

type LetterSection = NonNullable<ReportLetter['sections']>[number]
type LetterTable = NonNullable<LetterSection['table']>

/** Rows that each table of one location has. */
const rowsMost = 5
/** Locations that the table of several has. */
const placesMost = 12

/** Tells the brief itself, so that nobody has to open a file for it: of several locations which need somebody most. */
export function morningBriefLetter(input: ReportInput): ReportLetter {
  const briefs = input.places.map(briefOf)
  const [first, ...others] = briefs
  if (!first) return { paragraphs: [], figures: [] }
  const { state, data } = first
  // A mail may go out hours after its brief was made.
  const asOf = `As of ${localTime(state.nowMs, data.place)} (${zoneText(data.place)}):`
  const links = linksOf(input)
  return others.length > 0
    ? {
        paragraphs: [`${asOf} ${groupOpening(briefs)}`],
        figures: [],
        sections: [groupSection(briefs, links)],
      }
    : {
        paragraphs: [`${asOf} ${briefOpening(first)}`],
        figures: [],
        sections: placeSections(first, rowsMost, links).map(letterSection),
      }
}

/** The same part as in the document. */
function letterSection({ title, blocks }: Section): LetterSection {
  const section: LetterSection = { title }
  const paragraphs: string[] = []
  for (const block of blocks) {
    switch (block.kind) {
      case 'table':
        if (block.rows.length > 0) section.table = letterTable(block)
        else paragraphs.push(block.empty)
        break
      case 'figures':
        section.table = {
          columns: [{ header: 'Figure' }, { header: 'Value', align: 'right' }],
          rows: block.figures.map(({ label, value, notes = [] }) => [
            label,
            { text: value, note: notes.join('; ') },
          ]),
        }
        break
      case 'text':
        // Below a table, as in the document; else it would stand above.
        if (section.table && !section.table.note) section.table.note = block.text
        else paragraphs.push(block.text)
        break
      case 'chart':
        break
      default:
        block satisfies never
    }
  }
  return { ...section, paragraphs }
}

/** As in the document, but for the MAC address, which stands below the name: a phone has no room beside it. */
function letterTable({ columns, rows }: TableBlock): LetterTable {
  const mac = columns.findIndex(({ header }) => header === macHeader)
  const isBeside = (_: unknown, index: number) => index !== mac
  return {
    columns: columns.filter(isBeside).map(({ header, align }) => ({
      header,
      ...(align === 'right' && { align }),
    })),
    rows: rows.map((row) => {
      const [name = '', ...cells] = row.filter(isBeside)
      const text = isolate(name)
      return [mac === -1 ? text : { text, note: row[mac] }, ...cells]
    }),
  }
}

function groupSection(briefs: readonly Brief[], links: Links): LetterSection {
  const rest = briefs.length - placesMost
  return {
    title: worstTitle,
    table: {
      columns: [
        { header: 'Location' },
        { header: 'Now' },
        { header: 'Incidents', align: 'right' },
        { header: 'Calls', align: 'right' },
      ],
      rows: worstFirst(briefs)
        .slice(0, placesMost)
        .map((brief) => [
          { text: isolate(brief.data.place.name), url: links.devices(brief) },
          nowCell(brief),
          formatCount(brief.state.incidentCount),
          formatCount(brief.calls),
        ]),
      ...(rest > 0 && { note: `And ${formatCount(rest)} more: ${links.dashboard}` }),
    },
  }
}

function nowCell(brief: Brief) {
  const text = shortNow(brief)
  if (brief.state.noDataSince !== null) return { text, tone: 'warning' as const }
  return brief.down.length > 0 ? { text, tone: 'critical' as const } : text
}
