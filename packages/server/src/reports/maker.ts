import { annotationKinds, type ReportFormat } from '@netportal/contract'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import type { CsvTable } from './csv/table.ts'
import type { PlaceData, ReportInput, ReportPlace } from './input.ts'
import type { ChartBlock, ReportDocument } from './pdf/model.ts'
import type { ReportLetter } from './reportLetter.ts'
import type { ReportRequest } from './request.ts'

/** A chart alone, with what stands over it. */
export interface Picture {
  chart: ChartBlock
  title: string
  details: string[]
}

/** What a report's data are read for. */
interface ReadOptions {
  /** When the report is made. */
  now: Date
  /** Whether a letter goes with the file. */
  isMailed: boolean
  /** Whether figures stand beside those of the time before: in no CSV and no picture, but in every letter. */
  isCompared: boolean
}

type Make<Made> = ((input: ReportInput) => Made) | undefined

/** Makes what is asked for under one type. */
export interface ReportMaker {
  /**
   * Reads what is known at a place, as far as it is needed.
   * @returns null when a network is gone
   */
  read(
    db: Database,
    place: ReportPlace,
    request: ReportRequest,
    options: Omit<ReadOptions, 'isCompared'>,
  ): Promise<Partial<PlaceData> | null>
  pdf: Make<ReportDocument>
  csv: Make<CsvTable>
  png: Make<Picture>
  /** Makes what mails tell of a report; a chart's file is mailed to nobody. */
  letter: Make<ReportLetter>
  /** Whether a schedule may be silent, as `send_when_all_online` says. */
  isAllOnline(input: ReportInput): boolean
}

interface Parts<Parameters> {
  read: (
    db: Database,
    place: ReportPlace,
    parameters: Parameters,
    options: ReadOptions,
  ) => Promise<Partial<PlaceData> | null>
  pdf?: (input: ReportInput, parameters: Parameters) => ReportDocument
  csv?: (input: ReportInput, parameters: Parameters) => CsvTable
  png?: (input: ReportInput, parameters: Parameters) => Picture
  letter?: (input: ReportInput, parameters: Parameters) => ReportLetter
  /** @default never */
  isAllOnline?: (input: ReportInput) => boolean
}

/** Makes a type of report of the contract in each of its formats. */
export function reportMaker<
  Parameters,
  Formats extends { readonly [Format in ReportFormat]?: string },
>(
  report: { parameters: z.ZodMiniType<Parameters>; formats: Formats },
  parts: Parts<Parameters> &
    Required<Pick<Parts<Parameters>, 'letter' | (keyof Formats & ReportFormat)>>,
): ReportMaker {
  return maker(report.parameters, parts)
}

const ExportParameters = z.object({
  ssid_ids: z.array(z.number()),
  /** Name of the network on the reader's page. */
  ssid_name: z.string(),
  annotations: z.optional(z.array(z.enum(annotationKinds))),
})
export type ExportParameters = z.infer<typeof ExportParameters>

/** Makes the file of a chart in every format. */
export function exportMaker(
  parts: Required<Omit<Parts<ExportParameters>, 'letter' | 'isAllOnline'>>,
) {
  return maker(ExportParameters, parts)
}

function maker<Parameters>(
  schema: z.ZodMiniType<Parameters>,
  parts: Parts<Parameters>,
): ReportMaker {
  const parametersOf = ({ parameters }: ReportRequest) => z.parse(schema, parameters)
  const bound = <Made>(
    make: ((input: ReportInput, parameters: Parameters) => Made) | undefined,
  ): Make<Made> => make && ((input) => make(input, parametersOf(input.request)))
  return {
    read: (db, place, request, options) =>
      parts.read(db, place, parametersOf(request), {
        ...options,
        isCompared: request.format === 'pdf' || options.isMailed,
      }),
    pdf: bound(parts.pdf),
    csv: bound(parts.csv),
    png: bound(parts.png),
    letter: bound(parts.letter),
    isAllOnline: parts.isAllOnline ?? (() => false),
  }
}
