import type { FieldErrors, FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'

/** A form's values as they are, or what is wrong with each field. */
type Judgement<Values> =
  | { values: Values; errors: Record<string, never> }
  | { values: Record<string, never>; errors: FieldErrors<FieldValues> }

/**
 * Lets a schema of the contract judge a form, so that its rules and words are stated there alone.
 * @param toInput makes of the form's values what the schema reads
 * @returns a resolver; each fault stands at the field whose name ends its path, of several the first
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.core.$ZodType,
  toInput: (values: Values) => unknown = (values) => values,
) {
  return (values: Values): Judgement<Values> => {
    const { error } = z.safeParse(schema, toInput(values))
    return error === undefined ? { values, errors: {} } : { values: {}, errors: faults(error) }
  }
}

function faults({ issues }: z.core.$ZodError): FieldErrors<FieldValues> {
  const errors: FieldErrors<FieldValues> = {}
  for (const { path, code, message } of issues) {
    const field = path.findLast((step) => typeof step === 'string') ?? 'root'
    errors[field] ??= { type: code ?? 'custom', message }
  }
  return errors
}
