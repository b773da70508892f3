import * as z from 'zod/mini'
import { serverLimits } from '../rules/serverLimits.ts'
import { requiredText } from './input.ts'
import { Id, OptionalText } from './shared.ts'

export const Credentials = z.object({
  /** The e-mail address; OAuth 2.0's password grant calls it `username`. */
  username: requiredText(serverLimits.emailCharacters),
  password: requiredPassword(),
})
export type Credentials = z.infer<typeof Credentials>

export const LoginResult = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: OptionalText,
})
export type LoginResult = z.infer<typeof LoginResult>

export const UserProfile = z.object({
  /** `admin`, or anything else for a customer's user. */
  role: z.string(),
  customer_company_id: z.nullish(Id),
  email: OptionalText,
  customer_company_name: OptionalText,
  /** Names of what this API has beyond the specification; a portal does without the others. */
  extras: z.nullish(z.array(z.string())),
})
export type UserProfile = z.infer<typeof UserProfile>

/** Old passwords are only compared: blanks count, and no rule but a bound applies. @__NO_SIDE_EFFECTS__ */
function requiredPassword() {
  return z.string().check(z.minLength(1), z.maxLength(1024))
}
