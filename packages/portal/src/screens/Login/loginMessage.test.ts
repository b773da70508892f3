import { expect, it } from 'vitest'
import { ApiError, type ApiFailure } from '../../api/ApiError.ts'
import { loginMessage } from './loginMessage.ts'

const refused = 'Login failed. Please check your email and password.'
const network = 'An unexpected network or server error occurred during login.'
const unknown = 'An unknown error occurred during login.'

const answered = (status: number, detail: string | null): ApiFailure => ({
  kind: 'refused',
  status,
  detail,
})

it.each<[string, ApiFailure, string]>([
  ['wrong password', answered(401, 'Incorrect username or password'), refused],
  ['status 400, whatever the reason', answered(400, 'Inactive user'), refused],
  ['status 401 without a reason', answered(401, null), refused],
  ['that reason under another status', answered(422, 'INCORRECT username OR password!'), refused],
  ['another reason, as given', answered(403, 'Your account is locked.'), 'Your account is locked.'],
  ['a reason of a failing server', answered(503, 'Down for maintenance'), 'Down for maintenance'],
  ['a failing server without a reason', answered(500, null), unknown],
  ['no answer', { kind: 'no-answer' }, network],
  ['an answer that cannot be read', { kind: 'unreadable' }, unknown],
])('says why for %s', (_, failure, message) => {
  expect(loginMessage(new ApiError(failure, 'the fallback of the call'))).toBe(message)
})

it('says that it does not know for anything else', () => {
  expect(loginMessage(new Error('out of memory'))).toBe(unknown)
})
