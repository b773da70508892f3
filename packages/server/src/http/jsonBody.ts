import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

/** Several times what any call of the contract holds. */
const maxDepth = 32

/**
 * Reads JSON as Fastify does, but refuses what is nested absurdly: a few megabytes of brackets keep
 * `JSON.parse` busy for seconds.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isDeeper(String(text), maxDepth)) {
      done(new HttpError(400, 'The request is nested too deeply.'))
    } else parse(request, String(text), done)
  })
}

const [quote, backslash, openArray, openObject, closeArray, closeObject] = Array.from(
  '"\\[{]}',
  (sign) => sign.charCodeAt(0),
)

/** Whether brackets, outside of texts, are open in each other more than `max` times. */
function isDeeper(json: string, max: number): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (code === quote) isText = !isText
    else if (isText) {
      if (code === backslash) index++
    } else if (code === openArray || code === openObject) {
      depth++
      if (depth > max) return true
    } else if (code === closeArray || code === closeObject) depth--
  }
  return false
}
