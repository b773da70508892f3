import { revokeToken as revokeTokenEndpoint, signIn } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { tooMany } from '../http/errors.ts'
import { unauthorized } from '../http/route.ts'
import type { Services } from '../services.ts'
import { verifyPassword } from './passwords.ts'
import { createToken, revokeToken } from './tokens.ts'

/** Signing in and out. Ruling "Server": sign-in is slowed down, never locked. */
export function authRoutes({ route, door: db, config, clock, throttle }: Services): void {
  route(signIn, async ({ body, address }) => {
    const email = body.username.trim().toLowerCase()
    const wait = await throttle.enter(address, email)
    if (wait > 0) {
      throw tooMany(`Too many sign-in attempts. Please try again in ${wait} seconds.`, wait)
    }
    const user = await findAccount(db, email)
    const isRight = await verifyPassword(user?.passwordHash, body.password)
    await throttle.settle(address, email, isRight)
    if (!user?.isEnabled || !isRight) throw unauthorized('Incorrect username or password')
    const token = await createToken(db, user.id, config.session, clock())
    return { access_token: token, token_type: 'Bearer' }
  })

  route(revokeTokenEndpoint, async ({ token }) => {
    await revokeToken(db, token)
    return { message: 'Signed out.' }
  })
}

interface Account {
  id: number
  passwordHash: string
  /** Neither the user nor the company is disabled. */
  isEnabled: boolean
}

async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select users.id, password_hash as "passwordHash",
       users.disabled_at is null and companies.disabled_at is null as "isEnabled"
     from users left join companies on companies.id = company_id
     where email = $1`,
    [email],
  )
  return rows[0]
}
