import { PasswordResetConfirm, PasswordResetRequest } from '../../entities/passwordReset.ts'
import { Credentials, LoginResult, UserProfile } from '../../entities/session.ts'
import { ErrorBody, Health, Message, Readiness } from '../../entities/shared.ts'
import { customerProfile, loginResult } from '../../fixtures/customers.ts'
import { extras } from '../../rules/extras.ts'
import { entity } from '../document.ts'

export const sessionRequests = {
  Credentials: entity(Credentials, {
    description: 'Who signs in.',
    fields: {
      username: 'E-mail address.',
      password: 'Password; blanks count.',
    },
    example: { username: 'reception@hotel.example', password: 'correct horse battery' },
  }),
  PasswordResetRequest: entity(PasswordResetRequest, {
    description: 'Whose password was forgotten.',
    fields: { email: 'E-mail address of the account.' },
    example: { email: 'reception@hotel.example' },
  }),
  PasswordResetConfirm: entity(PasswordResetConfirm, {
    description: 'A new password, with the two parts of the link that was mailed.',
    fields: {
      uid: 'First part of the link.',
      token: 'Second part of the link; it works once.',
      new_password1: 'New password: 8 to 128 characters, not a common one.',
      new_password2: 'The same again.',
    },
    example: {
      uid: 'MTI',
      token: 'c9f0f895fb98ab91',
      new_password1: 'correct horse battery',
      new_password2: 'correct horse battery',
    },
  }),
}

export const sessionAnswers = {
  LoginResult: entity(LoginResult, {
    description: 'A session.',
    fields: {
      access_token: 'Opaque token: send it as `Authorization: Bearer …`.',
      token_type: 'Scheme of the Authorization header; Bearer when it is missing.',
    },
    example: loginResult,
  }),
  UserProfile: entity(UserProfile, {
    description: 'The person who is signed in.',
    fields: {
      role: '`admin`, or anything else for a user of a customer.',
      customer_company_id: 'Company whose data the person sees; none for an administrator.',
      email: 'E-mail address of the account.',
      customer_company_name: 'Name of that company.',
      extras: `Names of the groups of calls that this API has beyond the specification: ${extras.map((extra) => `\`${extra}\``).join(', ')}. A client does without those that are not named.`,
    },
    example: customerProfile,
  }),
  Message: entity(Message, {
    description: 'A success that has nothing to tell but that it happened.',
    fields: { message: 'A sentence for a reader.' },
    example: { message: 'Signed out.' },
  }),
  Error: entity(ErrorBody, {
    description: 'Every error answer.',
    fields: {
      detail: 'A sentence for a reader. It never tells whether a thing of another company exists.',
    },
    example: { detail: 'Not found.' },
  }),
  Health: entity(Health, {
    description: 'A server that works.',
    fields: { status: 'Always `ok`: one that does not work answers with an error.' },
    example: { status: 'ok' },
  }),
  Readiness: entity(Readiness, {
    description: 'A server that can do its work.',
    fields: {
      status:
        '`ok`, or `degraded` where something lacks that no call needs: send calls all the same.',
      degraded: 'What lacks, in sentences.',
    },
    example: { status: 'degraded', degraded: ['The mail server cannot be used: mails wait.'] },
  }),
}
