import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Whether a password is among those that are tried first. Ruling: Server. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
