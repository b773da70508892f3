import type { Answer } from './stubApi.ts'

/** The ways in which a call fails, but for a 401, which ends the session. */
export const failures: readonly { name: string; answer: Answer; reason?: string }[] = [
  { name: '404', answer: { status: 404, json: { detail: 'Not Found' } }, reason: 'Not Found' },
  {
    name: '500 with a reason',
    answer: { status: 500, json: { detail: 'Disk full' } },
    reason: 'Disk full',
  },
  { name: '500 without one', answer: { status: 500, text: '' } },
  { name: 'no answer', answer: 'offline' },
  { name: 'no JSON', answer: { text: '<h1>Welcome</h1>', type: 'text/html' } },
  { name: 'another shape', answer: { json: [{ surprise: 1 }] } },
]

/** The session is over, as the server says. */
export const sessionOver: Answer = { status: 401, json: { detail: 'Over' } }
