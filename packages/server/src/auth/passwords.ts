import { randomBytes } from 'node:crypto'
import argon2 from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes: OWASP's password storage recommendation. About 11 ms. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, cost)
}

/** Nobody's password, hashed like any other. */
const decoy = hashPassword(randomBytes(32).toString('base64'))

/**
 * Checks a password.
 * @param passwordHash undefined for a user who does not exist: the same work is done, so that time does
 *   not tell who has an account
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await argon2.verify(passwordHash ?? (await decoy), password)
  return isRight && passwordHash !== undefined
}
