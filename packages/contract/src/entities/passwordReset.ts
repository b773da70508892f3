import * as z from 'zod/mini'
import { emailPattern } from '../rules/emailAddress.ts'
import { serverLimits } from '../rules/serverLimits.ts'

/** Specification §5 "Set new password" and §8 "Password reset". */
const texts = {
  link: 'Invalid reset link. Please request a new one.',
  mismatch: 'Passwords do not match.',
  short: `Use at least ${serverLimits.passwordMinCharacters} characters.`,
  long: `Use at most ${serverLimits.passwordMaxCharacters} characters.`,
}

export const PasswordResetRequest = z.object({
  email: z.email({ pattern: emailPattern }).check(z.maxLength(serverLimits.emailCharacters)),
})
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>

/** `uid` and `token` come from the link of the mail. */
export const PasswordResetConfirm = z
  .object({
    uid: z.string(texts.link).check(z.minLength(1, texts.link), z.maxLength(200, texts.link)),
    token: z.string(texts.link).check(z.minLength(1, texts.link), z.maxLength(200, texts.link)),
    new_password1: z
      .string()
      .check(
        z.minLength(serverLimits.passwordMinCharacters, texts.short),
        z.maxLength(serverLimits.passwordMaxCharacters, texts.long),
      ),
    new_password2: z.string(),
  })
  .check(
    z.refine((form) => form.new_password1 === form.new_password2, {
      error: texts.mismatch,
      path: ['new_password2'],
    }),
  )
export type PasswordResetConfirm = z.infer<typeof PasswordResetConfirm>
