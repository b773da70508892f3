import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'

/** An identifier as the API gives it: a number or a text. It is sent back in the same JSON type. */
export const Id = z.union([z.number(), z.string()])
export type Id = z.infer<typeof Id>

/**
 * An id that a client can do without: '' stands for one that cannot be read.
 * @__NO_SIDE_EFFECTS__
 */
export function idOrNone() {
  return softly(z.union([z.number(), z.string()]), () => '')
}

/** A text that may be missing. */
export const OptionalText = z.nullish(z.string())

/** A count or measurement that may be missing. */
export const OptionalNumber = z.nullish(z.number())

/** Shown of what there is, and cannot be read; no clock shows it, and no zone is called so. */
export const unreadableText = 'N/A'

/** An ISO 8601 instant that may be missing. Without an offset it is UTC: read it with `instantMs`. */
export const OptionalInstant = softly(z.nullish(z.string()), () => unreadableText)

/** The body of every error answer: `detail` is the message for the reader. */
export const ErrorBody = z.object({ detail: z.string() })
export type ErrorBody = z.infer<typeof ErrorBody>

/** A success that has nothing to tell but that it happened. */
export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>

/** A server that works. One that does not answers with an error. */
export const Health = z.object({ status: z.literal('ok') })

/**
 * A server that can do its work. `degraded` is one that lacks something that nobody's call needs, such as its mail
 * server, and says what.
 */
export const Readiness = z.object({
  status: z.enum(['ok', 'degraded']),
  degraded: z.optional(z.array(z.string())),
})

/** The answer of a success without a body (204). */
export const NoContent = z.void()

/**
 * The name of a thing; a client shows the thing's id where the name cannot be read.
 * @param idField where the thing has its id
 * @__NO_SIDE_EFFECTS__
 */
export function nameOrId(idField = 'id') {
  return softly(z.string(), (owner) => String(owner[idField]))
}

/**
 * A text that there has to be, and that a client can do without.
 * @param stand is taken for one that cannot be read
 * @__NO_SIDE_EFFECTS__
 */
export function textOrElse(stand: string) {
  return softly(z.string(), () => stand)
}
