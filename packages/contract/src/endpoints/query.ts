/** Values of a query string: typed for whoever calls, read from text by whoever answers. */
import * as z from 'zod/mini'
import { wholeNumber } from '../entities/input.ts'

/** @__NO_SIDE_EFFECTS__ */
export function queryNumber(bounds: { min: number; max?: number; default: number }) {
  const read = z.transform((value: number) => fromText(value, /^\d{1,15}$/, Number))
  return z._default(z.pipe(read, wholeNumber(bounds.min, bounds.max)), bounds.default)
}

/** @__NO_SIDE_EFFECTS__ */
export function queryFlag() {
  const read = z.transform((value: boolean) =>
    fromText(value, /^(true|false)$/, (text) => text === 'true'),
  )
  return z._default(z.pipe(read, z.boolean()), false)
}

/** Anything that is no such text stays as it is, for the schema behind to refuse. */
function fromText<Value>(value: Value, form: RegExp, read: (text: string) => Value): Value {
  return typeof value === 'string' && form.test(value) ? read(value) : value
}
