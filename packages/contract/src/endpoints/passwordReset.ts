import { defineEndpoint } from '../endpoint.ts'
import { PasswordResetConfirm, PasswordResetRequest } from '../entities/passwordReset.ts'
import { Message } from '../entities/shared.ts'

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/v1/password-reset/request/',
  access: 'public',
  summary: 'Ask for a mail with a link that sets a new password',
  body: PasswordResetRequest,
  response: Message,
  failure: 'An unexpected error occurred.',
})

export const confirmPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/v1/password-reset/confirm/',
  access: 'public',
  summary: 'Set a new password with the link of the mail',
  body: PasswordResetConfirm,
  response: Message,
  failure: 'Failed to reset password. The link may be invalid or expired.',
})
