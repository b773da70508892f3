import * as z from 'zod/mini'

/** An identifier as the API gives it: a number or a text. It is sent back in the same JSON type. */
export const Id = z.union([z.number(), z.string()])
export type Id = z.infer<typeof Id>

/** A text that may be missing. */
export const OptionalText = z.nullish(z.string())

/** A count or measurement that may be missing. */
export const OptionalNumber = z.nullish(z.number())

/** An ISO 8601 instant that may be missing. Without an offset it is UTC: read it with `instantMs`. */
export const OptionalInstant = z.nullish(z.string())

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
