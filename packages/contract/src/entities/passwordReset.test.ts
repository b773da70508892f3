import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PasswordResetConfirm, PasswordResetRequest } from './passwordReset.ts'

const confirm = {
  uid: 'MTI',
  token: 't',
  new_password1: 'correct horse',
  new_password2: 'correct horse',
}
const faults = (form: unknown) =>
  z
    .safeParse(PasswordResetConfirm, form)
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('setting a new password', () => {
  it('takes 8 to 128 characters of any kind, blanks included', () => {
    for (const password of ['        ', 'pässwörd', '密码密码密码密码', 'x'.repeat(128)]) {
      expect(
        faults({ ...confirm, new_password1: password, new_password2: password }),
      ).toBeUndefined()
    }
    for (const password of ['1234567', 'x'.repeat(129)]) {
      expect(faults({ ...confirm, new_password1: password, new_password2: password })).toHaveLength(
        1,
      )
    }
  })

  it('says at the second field when the two differ', () => {
    expect(faults({ ...confirm, new_password2: 'correct horse ' })).toEqual([
      ['new_password2', 'Passwords do not match.'],
    ])
  })

  it('says what is wrong with the link when a part of it is missing', () => {
    const text = 'Invalid reset link. Please request a new one.'
    expect(faults({ ...confirm, uid: '' })).toEqual([['uid', text]])
    expect(faults({ ...confirm, token: undefined })).toEqual([['token', text]])
  })
})

describe('asking for a link', () => {
  it.each(['a@x.test', "o'hara+wifi@mail.x-y.test"])('takes %s', (email) => {
    expect(z.safeParse(PasswordResetRequest, { email }).success).toBe(true)
  })

  it.each([
    '',
    'a',
    'a@',
    'a@x.test\nBcc: b@x.test',
    'a@x.test,b@x.test',
    `${'a'.repeat(260)}@x.test`,
  ])('refuses %o', (email) => {
    expect(z.safeParse(PasswordResetRequest, { email }).success).toBe(false)
  })
})
