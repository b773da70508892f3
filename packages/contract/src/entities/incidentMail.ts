import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import { incidentGrades, incidentMailLimits } from '../rules/incidentMails.ts'
import type { IncidentGrade } from '../rules/incidents.ts'
import { chosenId, chosenLocations } from './input.ts'
import { pageOf } from './lists.ts'
import { mailStates } from './reportHistory.ts'
import { Id, OptionalText, textOrElse, unreadableText } from './shared.ts'

/** About which incidents a person gets mails. */
export const IncidentMailChoice = z.object({
  id: Id,
  /** Missing for all locations that no other choice names. */
  location_ids: z.nullish(z.array(Id)),
  grade: softly(z.enum(incidentGrades), (): IncidentGrade => 'minor'),
  after_minutes: z.number(),
  is_end_mailed: z.boolean(),
})
export type IncidentMailChoice = z.infer<typeof IncidentMailChoice>

/** Mails about incidents that a person has chosen, and where they go. */
export const IncidentMails = z.object({
  address: z.string(),
  choices: z.array(IncidentMailChoice),
})
export type IncidentMails = z.infer<typeof IncidentMails>

/** A mail about incidents that was made for a person, and what became of it. */
export const SentIncidentMail = z.object({
  id: Id,
  made_at: textOrElse(unreadableText),
  address: z.string(),
  subject: textOrElse(unreadableText),
  state: z.enum(mailStates),
  /** Why it waits, was not sent, or why nobody knows. */
  reason: OptionalText,
})
export type SentIncidentMail = z.infer<typeof SentIncidentMail>

export const SentIncidentMailPage = pageOf(SentIncidentMail)
export type SentIncidentMailPage = z.infer<typeof SentIncidentMailPage>

const minutesFault = `Please enter whole minutes from 0 to ${incidentMailLimits.afterMinutesMax}.`

/** A choice as it is saved. */
export const IncidentMailChoiceInput = z.object({
  /** Of one that is changed: links that stop it go on working. */
  id: z.nullish(chosenId()),
  location_ids: z.nullable(chosenLocations()),
  grade: z.enum(incidentGrades),
  after_minutes: z
    .int(minutesFault)
    .check(z.gte(0, minutesFault), z.lte(incidentMailLimits.afterMinutesMax, minutesFault)),
  is_end_mailed: z.boolean(),
})
export type IncidentMailChoiceInput = z.infer<typeof IncidentMailChoiceInput>

/** All choices of a person as they are saved; none for no mails. */
export const IncidentMailsInput = z.object({
  choices: z
    .array(IncidentMailChoiceInput)
    .check(z.maxLength(incidentMailLimits.choicesMax), z.superRefine(eachPlaceOnce)),
})
export type IncidentMailsInput = z.infer<typeof IncidentMailsInput>

/** Two choices about one location would be two mails, or one of which nobody knows which. */
function eachPlaceOnce(
  choices: readonly IncidentMailChoiceInput[],
  context: z.core.$RefinementCtx,
): void {
  const taken = new Set<string>()
  choices.forEach(({ location_ids }, index) => {
    const places = location_ids === null ? [allPlaces] : location_ids.map(String)
    if (places.some((place) => taken.has(place))) {
      const message =
        location_ids === null
          ? 'Another choice is about all locations already.'
          : 'Another choice names one of these locations already.'
      context.addIssue({
        code: 'custom',
        path: [index, 'location_ids'],
        message,
        input: location_ids,
      })
    }
    for (const place of places) taken.add(place)
  })
}

const allPlaces = 'all'
