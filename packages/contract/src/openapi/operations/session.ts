import type * as passwordReset from '../../endpoints/passwordReset.ts'
import type * as session from '../../endpoints/session.ts'
import { customerProfile, loginResult } from '../../fixtures/customers.ts'
import { answerTexts } from '../../rules/answerTexts.ts'
import type { OperationDocuments } from '../document.ts'

export const sessionOperations: OperationDocuments<typeof session & typeof passwordReset> = {
  signIn: {
    tag: 'Session',
    description:
      "OAuth 2.0's password grant, without a `grant_type`. An Authorization header is ignored. Too many failures of one account from one address slow the answers down; no account is ever locked.",
    body: { username: 'reception@hotel.example', password: 'correct horse battery' },
    errors: { 401: 'The address or the password is wrong.' },
    example: loginResult,
  },
  getProfile: {
    tag: 'Session',
    description: 'Role and company decide which calls answer, and with what.',
    example: customerProfile,
  },
  revokeToken: {
    tag: 'Session',
    description: 'The token stops working at once. Other sessions of the person go on.',
    example: { message: 'Signed out.' },
  },
  requestPasswordReset: {
    tag: 'Session',
    description:
      'The answer is the same whether or not there is such an account. The link works once, for 30 minutes, and ends those sent before. A mail that no mail server takes at once is tried again.',
    body: { email: 'reception@hotel.example' },
    example: { message: answerTexts.resetRequested },
  },
  confirmPasswordReset: {
    tag: 'Session',
    description:
      'Ends every session of the person. A link that was used or has run out is refused. Ten tries a minute from an address are heard.',
    body: {
      uid: 'MTI',
      token: 'c9f0f895fb98ab91',
      new_password1: 'correct horse battery',
      new_password2: 'correct horse battery',
    },
    errors: { 400: 'The link is invalid or has run out.' },
    example: { message: answerTexts.passwordChanged },
  },
}
