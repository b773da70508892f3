import { revokeToken as revokeTokenEndpoint, signIn } from '@netportal/contract'
import { asUser } from '../audit/origin.ts'
import { record, recordRepeated } from '../audit/record.ts'
import { type Database, transaction } from '../database/database.ts'
import { tooMany } from '../http/errors.ts'
import { unauthorized } from '../http/route.ts'
import type { Services } from '../services.ts'
import { verifyPassword } from './passwords.ts'
import { createToken, revokeToken } from './tokens.ts'

/** Signing in and out. Ruling "Server": sign-in is slowed down, never locked. */
export function authRoutes(services: Services): void {
  const { route, door: db, config, clock, throttle, background } = services
  route(signIn, async ({ body, address, by }) => {
    const email = body.username.trim().toLowerCase()
    const wait = await throttle.enter(address, email)
    if (wait > 0) {
      throw tooMany(`Too many sign-in attempts. Please try again in ${wait} seconds.`, wait)
    }
    const user = await findAccount(db, email)
    const isRight = await verifyPassword(user?.passwordHash, body.password)
    await throttle.settle(address, email, isRight)
    if (!user?.isEnabled || !isRight) {
      // What is typed is kept of nobody. That there is such an account must not be seen in the time of the answer.
      const about = user ? { company: user.companyId, subject: ['user', user.id] as const } : {}
      background.run('audit of a failed sign-in', async () => {
        await recordRepeated(db, by, 'sign-in-failed', about)
      })
      throw unauthorized('Incorrect username or password')
    }
    const token = await transaction(db, async (connection) => {
      await record(connection, asUser(by, user), 'sign-in')
      return createToken(connection, user.id, config.session, clock())
    })
    return { access_token: token, token_type: 'Bearer' }
  })

  route(revokeTokenEndpoint, async ({ token, by }) => {
    await transaction(db, async (connection) => {
      await revokeToken(connection, token)
      await record(connection, by, 'sign-out')
    })
    return { message: 'Signed out.' }
  })
}

interface Account {
  id: number
  companyId: number | null
  passwordHash: string
  /** Neither the user nor the company is disabled. */
  isEnabled: boolean
}

async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select users.id, company_id as "companyId", password_hash as "passwordHash",
       users.disabled_at is null and companies.disabled_at is null as "isEnabled"
     from users left join companies on companies.id = company_id
     where email = $1`,
    [email],
  )
  return rows[0]
}
