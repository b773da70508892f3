import { formatCount, notAvailable } from '@netportal/format'
import { attempt } from '../../attempt.ts'
import { reportDocument } from '../../documents/common.ts'
import { cutTable, shortName } from '../../documents/cutTable.ts'
import type { ReportInput } from '../../input.ts'
import { fitPage } from '../../pdf/fitPage.ts'
import type { ReportDocument, Section } from '../../pdf/model.ts'
import { type Brief, briefOf, briefOpening, groupOpening } from './brief.ts'
import { shortNow, worstFirst, worstTitle } from './group.ts'
import { clientsLabel, figuresOf, type Links, linksOf, placeSections } from './sections.ts'

/** Rows that each table may have, tried in this order until all of a location stands on one page. */
const rowChoices = [12, 9, 7, 5, 4, 3, 2, 1] as const

/** Tells in a minute how locations are and how their days were: a page for each, or one for all. */
export function morningBriefDocument(
  input: ReportInput,
  { one_page_for_all: isTogether }: { one_page_for_all: boolean },
): ReportDocument {
  const briefs = input.places.map(briefOf)
  const [only, ...others] = briefs
  const links = linksOf(input)
  if (!only) return reportDocument(input, [])
  if (others.length === 0) {
    const opening = briefOpening(only)
    return fitPage(rowChoices, (rows) =>
      reportDocument(input, placeSections(only, rows, links), { opening }),
    )
  }
  const opening = groupOpening(briefs)
  if (isTogether) {
    return fitPage(groupRowChoices, (rows) =>
      reportDocument(input, [groupSection(briefs, rows, links)], { opening }),
    )
  }
  const sections = briefs.flatMap((brief, index) => ownPage(input, brief, index, links))
  return reportDocument(input, sections, { opening })
}

/** Rows of locations that one page may have. */
const groupRowChoices = [24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2] as const

/** The page of one of several locations: its name, how it is, then the parts. */
function ownPage(input: ReportInput, brief: Brief, index: number, links: Links): Section[] {
  const { place } = brief.data
  const draw = (rows: number): Section[] => [
    { title: place.name, blocks: [{ kind: 'text', text: briefOpening(brief) }] },
    ...placeSections(brief, rows, links).map((part) => ({ ...part, level: 2 as const })),
  ]
  return attempt(
    () => {
      const page = fitPage(rowChoices, (rows) =>
        reportDocument({ ...input, places: [brief.data] }, draw(rows)),
      )
      const [first, ...parts] = page.sections
      return first ? [{ ...first, startsPage: index > 0 }, ...parts] : []
    },
    (words) => [{ title: place.name, blocks: [{ kind: 'text', text: `${words}.` }] }],
  )
}

/** The locations in one table, the worst first. */
function groupSection(briefs: readonly Brief[], rows: number, links: Links): Section {
  return {
    title: worstTitle,
    blocks: cutTable(
      {
        kind: 'table',
        columns: [
          { header: 'Location', grow: 2 },
          { header: 'Now', grow: 2 },
          { header: 'Incidents', align: 'right' },
          { header: 'Calls', align: 'right' },
          { header: 'Uptime', align: 'right' },
          { header: clientsLabel, align: 'right' },
          { header: 'Data used', align: 'right', isWhole: true },
        ],
        rows: worstFirst(briefs).map(groupRow),
        empty: 'No locations.',
      },
      { rows, link: links.dashboard },
    ),
  }
}

function groupRow(brief: Brief): string[] {
  const [uptime, clients, usage] = figuresOf(brief)
  return [
    shortName(brief.data.place.name),
    shortNow(brief),
    formatCount(brief.state.incidentCount),
    formatCount(brief.calls),
    uptime?.value ?? notAvailable,
    clients?.value ?? notAvailable,
    usage?.value ?? notAvailable,
  ]
}
