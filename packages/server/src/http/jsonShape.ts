import { type BodyLimits, serverLimits } from '@netportal/contract'
import { HttpError } from './errors.ts'

const [quote, backslash, comma, colon, openArray, openObject, closeArray, closeObject] = Array.from(
  '"\\,:[{]}',
  (sign) => sign.charCodeAt(0),
)

/** Counts what a JSON text would become, as it comes and without building it. */
export interface JsonCounter {
  /**
   * @param chunk of UTF-8, in which every byte of a bracket or comma is the sign itself
   * @throws HttpError 400 when it is nested too deeply, 413 when it holds more values than it may
   */
  add(chunk: Uint8Array): void
  /** Values so far, names included. */
  readonly values: number
}

/** A few bytes can make a value of many, and a few megabytes of brackets keep `JSON.parse` busy for seconds. */
export function createJsonCounter({ values: most }: Pick<BodyLimits, 'values'>): JsonCounter {
  let depth = 0
  let values = 1
  let isText = false
  let isEscaped = false
  return {
    add: (chunk) => {
      for (const code of chunk) {
        if (isEscaped) isEscaped = false
        else if (code === quote) isText = !isText
        else if (isText) isEscaped = code === backslash
        else if (code === comma || code === colon) values++
        else if (code === openArray || code === openObject) {
          values++
          depth++
        } else if (code === closeArray || code === closeObject) depth--
        if (depth > serverLimits.bodyDepth) {
          throw new HttpError(400, 'The request is nested too deeply.', close)
        }
        if (values > most) {
          throw new HttpError(413, `The request holds more than ${most} values.`, close)
        }
      }
    },
    get values() {
      return values
    },
  }
}

/** Nothing more is read of what is refused. */
const close = { connection: 'close' }
