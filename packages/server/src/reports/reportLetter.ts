import * as z from 'zod/mini'

const Tone = z.optional(z.enum(['good', 'warning', 'critical']))

const Figure = z.object({
  label: z.string(),
  value: z.string(),
  notes: z.optional(z.array(z.string())),
  tone: Tone,
})

const Cell = z.union([
  z.string(),
  z.object({ text: z.string(), url: z.optional(z.string()), tone: Tone }),
])

const Section = z.object({
  title: z.string(),
  paragraphs: z.optional(z.array(z.string())),
  table: z.optional(
    z.object({
      columns: z.array(z.object({ header: z.string(), align: z.optional(z.literal('right')) })),
      rows: z.array(z.array(Cell)),
      note: z.optional(z.string()),
    }),
  ),
})

/**
 * What the mails of a report tell of it: how the period went, in a sentence or two, and up to three figures. It is kept
 * with the report when its file is made, so that a mail that goes out hours later says what the file says.
 */
export const ReportLetter = z.object({
  paragraphs: z.array(z.string()),
  /** Those that were measured. */
  figures: z.array(Figure),
  /** A letter with sections is whole: what is down now is not added to it. */
  sections: z.optional(z.array(Section)),
})
export type ReportLetter = z.infer<typeof ReportLetter>
