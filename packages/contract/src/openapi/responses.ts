import type { Endpoint } from '../endpoint.ts'
import { checkLive } from '../endpoints/health.ts'
import { answerTexts } from '../rules/answerTexts.ts'

interface ErrorAnswer {
  name: string
  description: string
  detail: string
}

/** Error answers that many calls share, by status. */
export const errorAnswers: Readonly<Record<number, ErrorAnswer>> = {
  401: {
    name: 'Unauthorized',
    description: 'No token or key, or one that does not work any more.',
    detail: 'Not authenticated.',
  },
  403: { name: 'Forbidden', description: 'For administrators only.', detail: 'Not allowed.' },
  404: {
    name: 'NotFound',
    description: 'There is no such thing, or it is not for this caller: the answer is the same.',
    detail: 'Not found.',
  },
  413: {
    name: 'TooLarge',
    description: 'The body has too many bytes or values.',
    detail: answerTexts.tooLarge,
  },
  415: {
    name: 'WrongMediaType',
    description: 'The body is not of the media type that the call takes.',
    detail: "The request's body must be application/json.",
  },
  422: {
    name: 'Invalid',
    description: 'A value is missing or cannot be; `detail` names it.',
    detail: 'Not valid: end_date.',
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many calls, or too much at once: wait as long as Retry-After says.',
    detail: 'Too many requests. Please try again later.',
  },
  500: {
    name: 'ServerError',
    description: 'A fault of the server.',
    detail: 'Something went wrong.',
  },
  503: {
    name: 'Unavailable',
    description: 'The database does not answer: try again as long after as Retry-After says.',
    detail: answerTexts.databaseSlow,
  },
}

/** The statuses of `errorAnswers` that a call may answer with. */
export function errorStatuses(endpoint: Endpoint): number[] {
  const { access, body, path, query } = endpoint
  const statuses = [429, 500]
  if (path !== checkLive.path) statuses.push(503)
  if (access !== 'public') statuses.push(401)
  if (access === 'admin' || access === 'customer') statuses.push(403)
  if (path.includes('{')) statuses.push(404)
  if (body !== undefined) statuses.push(413, 415)
  if (body !== undefined || query !== undefined) statuses.push(422)
  return statuses.sort((a, b) => a - b)
}
