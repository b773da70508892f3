import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '@netportal/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../app.ts'
import { createToken } from '../auth/tokens.ts'
import { type Config, readConfig } from '../config/config.ts'
import type { Environment } from '../config/environment.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Mailer } from '../mail/mail.ts'
import { openTestDatabase } from './database.ts'
import { createWorld, noon, type Person, people, type World } from './world.ts'

/** Calls a server, with a token or without one. */
export type CallApp = (
  url: string,
  token?: string,
  options?: Omit<InjectOptions, 'url'>,
) => Promise<LightMyRequestResponse>

/** The whole server on a database of its own, with the people and things of `createWorld`. */
export interface TestApp {
  app: FastifyInstance
  database: OpenDatabase
  world: World
  /** Its files are in a folder of its own. */
  config: Config
  /**
   * Time that the server goes by. When it is set forward so much time has passed; when it is set back
   * none has: somebody corrected a clock.
   */
  time: Date
  /** Entries that it has logged, one per line. */
  log: string[]
  /** A token as a sign-in gives it, without the cost of the password. */
  tokenOf(person: Person): Promise<string>
  call: CallApp
}

/**
 * Starts a server for the tests of a file; `afterAll` stops it.
 * @param environment as a deployment would set it
 * @param mailer @default what the environment says
 */
export function useTestApp(environment: Environment = {}, mailer?: Mailer): TestApp {
  const log: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'network-portal-files-'))
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'info', DATA_DIR: folder, ...environment }),
    // Whether a portal happens to be built makes no difference to a test that asks for none.
    ...(environment.PORTAL_DIR === undefined && { portalFolder: null }),
  }
  const state: Partial<TestApp> = {}
  let time = noon
  let elapsedMs = 0
  const test: TestApp = {
    config,
    log,
    get time() {
      return time
    },
    set time(next) {
      elapsedMs += Math.max(0, next.getTime() - time.getTime())
      time = next
    },
    get app() {
      return started(state.app)
    },
    get database() {
      return started(state.database)
    },
    get world() {
      return started(state.world)
    },
    async tokenOf(person) {
      const db = test.database.pool
      const { rows } = await db.query<{ id: number }>('select id from users where email = $1', [
        people[person],
      ])
      return createToken(db, started(rows[0]).id, config.session, test.time)
    },
    call: (url, token, options) => callApp(test.app, url, token, options),
  }
  beforeAll(async () => {
    state.database = await openTestDatabase()
    state.world = await createWorld(state.database.pool)
    state.app = await buildApp({
      config,
      db: state.database.pool,
      clock: () => test.time,
      elapsed: () => elapsedMs,
      logStream: { write: (line) => log.push(line) },
      ...(mailer && { mailer }),
    })
  })
  afterAll(async () => {
    await state.app?.close()
    await state.database?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return test
}

/** Starts a server without a database, for what needs none; `afterAll` stops it. */
export function useStaticApp(environment: Environment): {
  app: () => FastifyInstance
  call: CallApp
} {
  let app: FastifyInstance | undefined
  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
    app = await buildApp({ config, db: new pg.Pool() })
  })
  afterAll(() => app?.close())
  return {
    app: () => started(app),
    call: (...call) => callApp(started(app), ...call),
  }
}

function callApp(
  app: FastifyInstance,
  ...[url, token, options]: Parameters<CallApp>
): Promise<LightMyRequestResponse> {
  const authorization = token && { authorization: `Bearer ${token}` }
  return app.inject({ ...options, url, headers: { ...options?.headers, ...authorization } })
}

let lastAddress = 0

/** A sign-in as the portal sends it, each from an address of its own, so that none is slowed down. */
export function signInRequest(
  username: string,
  secret: string,
  remoteAddress = `198.51.100.${++lastAddress % 256}`,
): InjectOptions {
  return {
    method: 'POST',
    url: signIn.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password: secret }).toString(),
    remoteAddress,
  }
}

function started<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The server starts before the first test.')
  return value
}
