import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { serverLimits } from '@netportal/contract'
import { defaultPoolSize } from '../database/database.ts'
import { StartError } from '../http/errors.ts'
import { packageFolder } from '../packageFolder.ts'
import { isFontPackage } from '../reports/pdf/fontPackage.ts'
import { youngestPackedDays } from '../series/tables.ts'
import { type BucketSettings, readBucket } from './bucket.ts'
import { type Environment, EnvironmentReader } from './environment.ts'
import { readTracing, type TracingSettings } from './tracing.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** All that a deployment can set. The variables are listed in the package's README. */
export interface Config {
  host: string
  /** 0 takes any free port. */
  port: number
  /** A real PostgreSQL; null keeps the data in `dataFolder` with the embedded one. */
  databaseUrl: string | null
  /** Where sessions of the database are kept past a pooler; null where `databaseUrl` keeps them. */
  databaseDirectUrl: string | null
  /** A streaming replica of `databaseUrl`, which series and reports are read from; null without one. */
  replicaUrl: string | null
  /** Connections to `databaseUrl` that this process has, and as many to `replicaUrl`, beside two for health and signing in. */
  poolSize: number
  dataFolder: string
  /** Where files of reports are kept; null keeps them in `dataFolder`. */
  bucket: BucketSettings | null
  /** Accounts with known passwords and invented networks. */
  demo: boolean
  /** Whether the calls that the specification does not know are neither named nor answered. */
  hideExtras: boolean
  /** Where people reach the portal, such as `https://portal.example.com`. */
  publicOrigin: string | null
  /** Other origins whose pages may call the API. */
  corsOrigins: string[]
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string[]
  /** Calls that one person or machine may make in a minute; 0 for no limit. */
  callsPerMinute: number
  /** Calls of one person that are worked on at once; 0 for no limit. */
  callsAtOnce: number
  /** Mails that the schedules of one company may send in a day; 0 for no limit. */
  companyMailsPerDay: number
  /** How long it still answers once it is told to stop. */
  drainMs: number
  logLevel: LogLevel
  /** Who shows it is told figures about the server; null tells nobody. */
  metricsToken: string | null
  /** Whether and how traces are sent; null sends none. */
  tracing: TracingSettings | null
  /** The built portal; null serves the API alone. */
  portalFolder: string | null
  session: SessionLengths
  portal: PortalSettings
  mail: MailSettings
  /** Names of packages with fonts of more scripts, for reports. */
  reportFonts: string[]
  /** Files of reports are removed after so long; their rows stay. */
  reportFilesMs: number
  /** Rows of reports are removed so long after they were asked for; null keeps them. */
  reportHistoryDays: number | null
  /** Client counts and transfer metrics are dropped after so long, a month at a time. */
  retentionDays: number
  /** Days of points that ended so long ago are packed; null leaves them as they are. */
  packAfterDays: number | null
  /** Entries of the audit log are removed after so long. */
  auditDays: number
  /** What is personal in a ticket is erased so long after it was closed; null for never. */
  guestDataDays: number | null
}

export interface SessionLengths {
  /** A session ends when it is unused for this long. */
  idleMs: number
  /** A session ends this long after sign-in, used or not. */
  maxMs: number
}

export interface MailSettings {
  /** Sender of the mails, such as `Network Portal <portal@example.com>`. */
  from: string
  /** The mail server, with name and password; null puts mails into the folder instead. */
  smtpUrl: string | null
  outboxFolder: string
  /** Files that are larger go as a link to the history; with 0 all do. */
  fileBytesMax: number
}

/** Settings that the portal is told in `/config.json`. */
export interface PortalSettings {
  productTitle: string | null
  companyName: string | null
  logo: { light: string; dark: string } | null
  mediaBaseUrl: string
}

const hourMs = 3_600_000
const postgresProtocols = ['postgres:', 'postgresql:']

/**
 * Reads the configuration from the environment. An empty variable counts as unset.
 * @throws StartError with one sentence per fault
 */
export function readConfig(environment: Environment): Config {
  const env = new EnvironmentReader(environment)
  const demo = env.flag('DEMO')
  const config: Config = {
    host: env.text('HOST') ?? '127.0.0.1',
    port: env.number('PORT', { min: 0, max: 65_535, whole: true }) ?? 8080,
    databaseUrl: env.url('DATABASE_URL', postgresProtocols),
    databaseDirectUrl: env.url('DATABASE_DIRECT_URL', postgresProtocols),
    replicaUrl: env.url('DATABASE_REPLICA_URL', postgresProtocols),
    poolSize: env.number('PG_POOL_SIZE', { min: 2, max: 500, whole: true }) ?? defaultPoolSize,
    dataFolder: resolve(env.text('DATA_DIR') ?? 'data'),
    bucket: readBucket(env),
    demo,
    hideExtras: env.flag('HIDE_EXTRAS'),
    publicOrigin: env.origin('PUBLIC_ORIGIN'),
    corsOrigins: env.origins('CORS_ORIGINS'),
    trustProxy: readTrustProxy(env),
    callsPerMinute:
      env.number('CALLS_PER_MINUTE', { min: 0, max: 10_000_000, whole: true }) ??
      serverLimits.callsPerMinute,
    callsAtOnce:
      env.number('CALLS_AT_ONCE', { min: 0, max: 10_000, whole: true }) ?? serverLimits.callsAtOnce,
    companyMailsPerDay:
      env.number('COMPANY_MAILS_PER_DAY', { min: 0, max: 10_000_000, whole: true }) ??
      serverLimits.companyMailsPerDay,
    drainMs: 1000 * (env.number('DRAIN_SECONDS', { min: 0, max: 600 }) ?? 0),
    logLevel: env.choice('LOG_LEVEL', logLevels) ?? (demo ? 'warn' : 'info'),
    metricsToken: readMetricsToken(env),
    tracing: readTracing(env),
    portalFolder: readPortalFolder(env),
    session: {
      idleMs: readDuration(env, 'SESSION_IDLE_HOURS', hourMs) ?? serverLimits.tokenIdleMs,
      maxMs: readDuration(env, 'SESSION_MAX_DAYS', 24 * hourMs) ?? serverLimits.tokenAbsoluteMs,
    },
    portal: {
      productTitle: env.text('PRODUCT_TITLE'),
      companyName: env.text('COMPANY_NAME'),
      logo: readLogo(env),
      mediaBaseUrl: readMediaBaseUrl(env),
    },
    mail: {
      from: readSender(env) ?? 'Network Portal <portal@localhost>',
      smtpUrl: env.url('SMTP_URL', ['smtp:', 'smtps:']),
      outboxFolder: join(resolve(env.text('DATA_DIR') ?? 'data'), 'outbox'),
      fileBytesMax: (env.number('MAIL_FILE_MAX_MB', { min: 0, max: 1000 }) ?? 7) * 1024 * 1024,
    },
    reportFonts: readReportFonts(env),
    reportFilesMs: readDuration(env, 'REPORT_FILES_DAYS', 24 * hourMs) ?? 90 * 24 * hourMs,
    reportHistoryDays:
      env.number('REPORT_HISTORY_DAYS', { min: 1, max: 36_600, whole: true }) ?? null,
    retentionDays: env.number('RETENTION_DAYS', { min: 91, max: 3660, whole: true }) ?? 400,
    packAfterDays:
      env.number('PACK_AFTER_DAYS', { min: youngestPackedDays, max: 3660, whole: true }) ?? null,
    auditDays: env.number('AUDIT_DAYS', { min: 30, max: 3660, whole: true }) ?? 366,
    guestDataDays: env.number('GUEST_DATA_DAYS', { min: 1, max: 36_600, whole: true }) ?? null,
  }
  if (demo && !isLoopback(config.host) && !env.flag('DEMO_PUBLIC')) {
    env.faults.push(
      `Demo mode has known passwords, so it listens on this machine only: unset HOST (now '${config.host}'), or accept the risk with DEMO_PUBLIC=1.`,
    )
  }
  if (config.replicaUrl !== null && env.text('DATABASE_URL') === null) {
    env.faults.push(
      'DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.',
    )
  }
  if (
    config.reportHistoryDays !== null &&
    config.reportHistoryDays * 24 * hourMs < config.reportFilesMs
  ) {
    env.faults.push(
      `REPORT_HISTORY_DAYS has to be REPORT_FILES_DAYS (now ${config.reportFilesMs / hourMs / 24}) at least: files are found in the history.`,
    )
  }
  if (env.faults.length > 0) throw new StartError(...env.faults)
  return config
}

/** Whether only this machine can reach a server that listens there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function readDuration(env: EnvironmentReader, name: string, unitMs: number): number | null {
  const units = env.number(name, { min: 0.1, max: 8760 })
  return units === null ? null : units * unitMs
}

/** Font packages of more scripts, which have to be there. */
function readReportFonts(env: EnvironmentReader): string[] {
  return env.list('REPORT_FONTS').filter((name) => {
    if (isFontPackage(name)) return true
    env.faults.push(
      `REPORT_FONTS names '${name}', which is no installed font package of Fontsource, such as '@fontsource/noto-sans-georgian'.`,
    )
    return false
  })
}

/** A number of proxies is not accepted: whoever reaches the server directly could then claim any address. */
function readTrustProxy(env: EnvironmentReader): string[] {
  return env.list('TRUST_PROXY').filter((entry) => {
    const [address = '', prefix] = entry.split('/')
    const bits = isIP(address) === 4 ? 32 : 128
    const isNetwork = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
    if (entry === 'loopback' || (isIP(address) > 0 && isNetwork)) return true
    env.faults.push(
      `TRUST_PROXY must be addresses or networks of proxies, or 'loopback', separated by commas, not '${entry}'.`,
    )
    return false
  })
}

/** A short one could be guessed: no delay slows down who tries. */
const metricsTokenCharacters = 16

function readMetricsToken(env: EnvironmentReader): string | null {
  const token = env.text('METRICS_TOKEN')
  if (token === null || (token.length >= metricsTokenCharacters && /^[!-~]+$/.test(token))) {
    return token
  }
  env.faults.push(
    `METRICS_TOKEN must have ${metricsTokenCharacters} characters or more, without blanks.`,
  )
  return null
}

function readPortalFolder(env: EnvironmentReader): string | null {
  const chosen = env.text('PORTAL_DIR')
  const folder = resolve(chosen ?? join(packageFolder, '../portal/dist'))
  if (existsSync(join(folder, 'index.html'))) return folder
  if (chosen !== null) env.faults.push(`PORTAL_DIR is '${folder}', where no index.html is.`)
  return null
}

function readLogo(env: EnvironmentReader): PortalSettings['logo'] {
  const light = env.path('LOGO_LIGHT')
  const dark = env.path('LOGO_DARK') ?? light
  return light !== null && dark !== null ? { light, dark } : null
}

function readSender(env: EnvironmentReader): string | null {
  const text = env.text('MAIL_FROM')
  if (text === null || /^([^<>]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(text)) return text
  env.faults.push(
    `MAIL_FROM must be an address, such as Network Portal <portal@example.com>, not '${text}'.`,
  )
  return null
}

function readMediaBaseUrl(env: EnvironmentReader): string {
  const isElsewhere = env.text('MEDIA_BASE_URL')?.includes('://') ?? false
  const url = isElsewhere
    ? env.url('MEDIA_BASE_URL', ['http:', 'https:'])
    : env.path('MEDIA_BASE_URL')
  return url ?? '/media/'
}
