import {
  type Id,
  type IncidentGrade,
  type IncidentMailChoice,
  IncidentMailsInput,
  incidentMailLimits,
} from '@netportal/contract'
import type { FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/** A choice as the form holds it. */
export interface ChoiceValues {
  /** Of one that was saved. */
  choiceId: Id | null
  places: 'all' | 'some'
  locationIds: Id[]
  grade: IncidentGrade
  /** As it is typed. */
  minutes: string
  isEndMailed: boolean
}

export interface ChoicesFormValues {
  choices: ChoiceValues[]
}

/** What the form starts with. @param chosen null for one that nobody has saved */
export function toFormValues(chosen: readonly IncidentMailChoice[]): ChoicesFormValues {
  return {
    choices: chosen.map((choice) => ({
      choiceId: choice.id,
      places: choice.location_ids ? 'some' : 'all',
      locationIds: choice.location_ids ?? [],
      grade: choice.grade,
      minutes: String(choice.after_minutes),
      isEndMailed: choice.is_end_mailed,
    })),
  }
}

/** Makes a choice that is not there yet: about all locations, unless another one is. */
export function newChoice(others: readonly ChoiceValues[]): ChoiceValues {
  return {
    choiceId: null,
    places: others.some(({ places }) => places === 'all') ? 'some' : 'all',
    locationIds: [],
    grade: 'warning',
    minutes: String(incidentMailLimits.afterMinutesDefault),
    isEndMailed: true,
  }
}

/** Makes of the form's values what the API takes. */
export function toChoicesInput({ choices }: ChoicesFormValues): unknown {
  return {
    choices: choices.map((choice) => ({
      ...(choice.choiceId !== null && { id: choice.choiceId }),
      location_ids: choice.places === 'all' ? null : choice.locationIds,
      grade: choice.grade,
      after_minutes: choice.minutes.trim() === '' ? null : Number(choice.minutes),
      is_end_mailed: choice.isEndMailed,
    })),
  }
}

/** Where a fault of the contract's fields stands in the form. */
const formFields: Readonly<Record<string, 'locationIds' | 'minutes'>> = {
  location_ids: 'locationIds',
  after_minutes: 'minutes',
}

/** Lets the contract judge the form, whose choices each have faults of their own. */
export const choicesResolver: Resolver<ChoicesFormValues> = (values) => {
  const { error } = z.safeParse(IncidentMailsInput, toChoicesInput(values))
  if (error === undefined) return { values, errors: {} }
  const choices: NonNullable<FieldErrors<ChoicesFormValues>['choices']> = []
  for (const { path, code, message } of error.issues) {
    const [, index, name] = path
    const field = formFields[String(name)]
    if (typeof index !== 'number' || field === undefined) continue
    const faults = choices[index] ?? {}
    faults[field] ??= { type: code ?? 'custom', message }
    choices[index] = faults
  }
  return { values: {}, errors: { choices } }
}
