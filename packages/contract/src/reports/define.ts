import * as z from 'zod/mini'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { StartedTask } from '../entities/task.ts'
import type { Extra } from '../rules/extras.ts'
import type { Frequency } from '../rules/schedules.ts'
import type { PlaceParameters, ReportPlace } from './fields.ts'
import type { ReportFormat } from './formats.ts'
import type { DaysRequest } from './request.ts'
import { onlyMonthly, scheduleFields } from './scheduleFields.ts'
import { siteFields } from './siteFields.ts'

/** Names that a reader knows a type of report by. */
export interface ReportName {
  title: string
  /** The formats that it comes in, as its card names them. Specification §2 "On-demand cards". */
  formats: FormatsOf<string>
}

/** A call that starts a report. */
export interface ReportCall extends Endpoint {
  access: 'user'
  body: DaysRequest
  response: typeof StartedTask
}

type FormatsOf<Value> = { readonly [Format in ReportFormat]?: Value }

interface Definition<
  Type extends string,
  Place extends ReportPlace,
  Formats extends ReportName['formats'],
  Parameters extends z.ZodMiniObject,
  Request extends DaysRequest,
> extends ReportName {
  /** As the wire and the database call it. Specification §9 "Report types". */
  type: Type
  formats: Formats
  place: Place
  /** The format that a schedule sends, or that each schedule chooses: `report_format` is a parameter then. */
  scheduled: (keyof Formats & ReportFormat) | 'chosen'
  /** Things that it is about, as its form asks and its schedule keeps them. Specification §5. */
  parameters: Parameters & { _zod: { output: PlaceParameters[Place] } }
  /** Body of a call that starts it: the parameters and the days. */
  request: Request
  /** The extra by which an API announces it; left out of those of the specification. */
  extra?: Extra
  /** How often it is usually made. Its forms begin with that, and with the days that are usual then. */
  usually?: Frequency
  /** Whether it covers a month, and no other stretch of time: no schedule makes it more often. */
  isMonthly?: boolean
  /** The call that starts it, for each format. One call for several formats takes the format along. */
  calls: FormatsOf<ReportCall> & { readonly [Format in keyof Formats]: ReportCall }
}

/**
 * Defines a type of report, with all that portal and server derive from it.
 * @returns the same, with what a schedule of it is saved as
 * @__NO_SIDE_EFFECTS__
 */
export function defineReport<
  const Type extends string,
  const Place extends ReportPlace,
  const Formats extends ReportName['formats'],
  Parameters extends z.ZodMiniObject,
  Request extends DaysRequest,
>(report: Definition<Type, Place, Formats, Parameters, Request>) {
  const parameters: Parameters = report.parameters
  const schedule = z.object({
    ...scheduleFields(),
    ...(report.isMonthly && { frequency: onlyMonthly() }),
    ...siteFields(report.place),
    report_type: z.literal(report.type),
    report_parameters: parameters,
  })
  return { ...report, parameters, schedule }
}

/**
 * Declares a call that starts a report.
 * @param name with those formats alone that the call is for
 * @__NO_SIDE_EFFECTS__
 */
export function reportCall<const Path extends `/${string}`, Body extends DaysRequest>(
  name: ReportName,
  path: Path,
  body: Body,
) {
  return defineEndpoint({
    method: 'POST',
    path,
    access: 'user',
    summary: `Start a ${cardTitle(name)}`,
    body,
    response: StartedTask,
    failure: startFailure(name),
  })
}

/**
 * Writes the title with the formats: 'Data Usage Report (PDF or CSV)'.
 * @__NO_SIDE_EFFECTS__
 */
export function cardTitle(name: ReportName): string {
  return name.title + formatsSuffix(name)
}

/**
 * Writes the formats as they follow the title: ' (PDF or CSV)'.
 * @__NO_SIDE_EFFECTS__
 */
export function formatsSuffix({ formats }: ReportName): string {
  return ` (${Object.values(formats).join(' or ')})`
}

/**
 * Writes what a person reads when the start of a report was refused. Specification §8 "Report generation".
 * @__NO_SIDE_EFFECTS__
 */
export function startFailure({ title }: ReportName): string {
  return `Failed to start ${title} generation. Please try again.`
}
