import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartError } from '../http/errors.ts'
import { testFolder } from '../testing/database.ts'
import { isLoopback, readConfig } from './config.ts'
import type { Environment } from './environment.ts'

function faultsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof StartError) return error.faults
    throw error
  }
}

it('needs nothing to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: null,
    databaseDirectUrl: null,
    replicaUrl: null,
    dataFolder: resolve('data'),
    bucket: null,
    demo: false,
    hideExtras: false,
    publicOrigin: null,
    corsOrigins: [],
    trustProxy: [],
    logLevel: 'info',
    session: { idleMs: 12 * 3_600_000, maxMs: 7 * 24 * 3_600_000 },
    portal: { productTitle: null, companyName: null, logo: null, mediaBaseUrl: '/media/' },
  })
})

it('reads every variable', async () => {
  const portal = await testFolder()
  writeFileSync(join(portal, 'index.html'), '')
  expect(
    readConfig({
      HOST: '0.0.0.0',
      HIDE_EXTRAS: '1',
      PORT: ' 3000 ',
      DATABASE_URL: 'postgres://app:secret@db.example.com/portal',
      DATABASE_DIRECT_URL: 'postgres://app:secret@direct.example.com/portal',
      DATABASE_REPLICA_URL: 'postgres://app:secret@replica.example.com/portal',
      DATA_DIR: '/var/lib/portal',
      S3_BUCKET: 'portal-files',
      S3_ENDPOINT: 'https://s3.example.com/storage',
      S3_REGION: 'eu-north-1',
      S3_PREFIX: 'a/b.c',
      S3_PATH_STYLE: '1',
      PUBLIC_ORIGIN: 'https://portal.example.com',
      CORS_ORIGINS: 'https://a.example.com, http://localhost:5173/',
      TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
      CALLS_PER_MINUTE: '600',
      LOG_LEVEL: 'DEBUG',
      METRICS_TOKEN: 'a-token-for-figures',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      PORTAL_DIR: portal,
      SESSION_IDLE_HOURS: '0.5',
      SESSION_MAX_DAYS: '30',
      PRODUCT_TITLE: 'Guest Networks',
      COMPANY_NAME: 'Example Ltd',
      LOGO_LIGHT: '/light.svg',
      LOGO_DARK: '/dark.svg',
      MEDIA_BASE_URL: 'https://files.example.com/m/',
      MAIL_FROM: 'Portal <portal@example.com>',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      REPORT_FONTS: '@fontsource/inter',
      REPORT_FILES_DAYS: '30',
      REPORT_HISTORY_DAYS: '730',
      RETENTION_DAYS: '100',
      AUDIT_DAYS: '90',
      PACK_AFTER_DAYS: '30',
      GUEST_DATA_DAYS: '45',
      COMPANY_MAILS_PER_DAY: '500',
      CALLS_AT_ONCE: '8',
      PG_POOL_SIZE: '20',
      DRAIN_SECONDS: '15',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 3000,
    drainMs: 15_000,
    databaseUrl: 'postgres://app:secret@db.example.com/portal',
    databaseDirectUrl: 'postgres://app:secret@direct.example.com/portal',
    replicaUrl: 'postgres://app:secret@replica.example.com/portal',
    dataFolder: '/var/lib/portal',
    bucket: {
      name: 'portal-files',
      endpoint: 'https://s3.example.com/storage',
      region: 'eu-north-1',
      prefix: 'a/b.c/',
      isPathStyle: true,
    },
    demo: false,
    hideExtras: true,
    publicOrigin: 'https://portal.example.com',
    corsOrigins: ['https://a.example.com', 'http://localhost:5173'],
    trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
    callsPerMinute: 600,
    callsAtOnce: 8,
    poolSize: 20,
    companyMailsPerDay: 500,
    logLevel: 'debug',
    metricsToken: 'a-token-for-figures',
    tracing: { protocol: 'http/json' },
    portalFolder: portal,
    session: { idleMs: 1_800_000, maxMs: 30 * 24 * 3_600_000 },
    portal: {
      productTitle: 'Guest Networks',
      companyName: 'Example Ltd',
      logo: { light: '/light.svg', dark: '/dark.svg' },
      mediaBaseUrl: 'https://files.example.com/m/',
    },
    mail: {
      from: 'Portal <portal@example.com>',
      smtpUrl: 'smtps://user:secret@mail.example.com',
      outboxFolder: '/var/lib/portal/outbox',
      fileBytesMax: 7 * 1024 * 1024,
    },
    reportFonts: ['@fontsource/inter'],
    reportFilesMs: 30 * 24 * 3_600_000,
    reportHistoryDays: 730,
    retentionDays: 100,
    packAfterDays: 30,
    auditDays: 90,
    guestDataDays: 45,
  })
})

it.each<[Environment, string]>([
  [{ PORT: '80a' }, "PORT must be a whole number from 0 to 65535, not '80a'."],
  [{ PORT: '65536' }, "PORT must be a whole number from 0 to 65535, not '65536'."],
  [{ PORT: '80.5' }, "PORT must be a whole number from 0 to 65535, not '80.5'."],
  [{ PORT: '-1' }, "PORT must be a whole number from 0 to 65535, not '-1'."],
  [{ DEMO: 'yes' }, "DEMO must be 1 or 0, not 'yes'."],
  [
    { DATABASE_URL: 'mysql://root:secret@db' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [
    { DATABASE_URL: 'postgres://app:se/cret@db/portal' },
    'DATABASE_URL cannot be read as an address: in names and passwords /, ?, #, @, : and % are written as %2F, %3F, %23, %40, %3A and %25.',
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://app:secret@replica' },
    'DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.',
  ],
  [
    { REPORT_HISTORY_DAYS: '60' },
    'REPORT_HISTORY_DAYS has to be REPORT_FILES_DAYS (now 90) at least: files are found in the history.',
  ],
  [
    { MAIL_FROM: 'Network Portal' },
    "MAIL_FROM must be an address, such as Network Portal <portal@example.com>, not 'Network Portal'.",
  ],
  [
    { PUBLIC_ORIGIN: 'https://example.com/portal' },
    "PUBLIC_ORIGIN must be an origin such as https://portal.example.com, without a path, not 'https://example.com/portal'.",
  ],
  [
    { CORS_ORIGINS: 'https://a.example.com,*' },
    "CORS_ORIGINS must be an origin such as https://portal.example.com, without a path, not '*'.",
  ],
  [
    { TRUST_PROXY: '1' },
    "TRUST_PROXY must be addresses or networks of proxies, or 'loopback', separated by commas, not '1'.",
  ],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    "TRUST_PROXY must be addresses or networks of proxies, or 'loopback', separated by commas, not '10.0.0.0/33'.",
  ],
  [
    { LOG_LEVEL: 'loud' },
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not 'loud'.",
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with http:// or https://.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    "OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf, http/json, not 'grpc'.",
  ],
  [
    { S3_BUCKET: 'Files of reports' },
    "S3_BUCKET must be the name of a bucket, of 3 to 63 small letters, digits, dots and hyphens, not 'Files of reports'.",
  ],
  [{ S3_BUCKET: 'files' }, 'S3_BUCKET needs S3_REGION, such as eu-central-1, or an S3_ENDPOINT.'],
  [{ S3_PREFIX: 'a' }, 'S3_PREFIX says nothing without S3_BUCKET, the name of a bucket.'],
  [
    { S3_BUCKET: 'files', S3_ENDPOINT: 'https://key:secret@s3.example.com' },
    'S3_ENDPOINT must be an address alone: keys are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
  ...['/a', 'a//b', 'a/../b', 'ä'].map((S3_PREFIX): [Environment, string] => [
    { S3_BUCKET: 'files', AWS_REGION: 'eu-north-1', S3_PREFIX },
    `S3_PREFIX must be names of letters, digits, dots, hyphens and underscores with '/' between them, not '${S3_PREFIX}'.`,
  ]),
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16 characters or more, without blanks.'],
  [
    { REPORT_FONTS: '@fontsource/inter, @fontsource/nowhere' },
    "REPORT_FONTS names '@fontsource/nowhere', which is no installed font package of Fontsource, such as '@fontsource/noto-sans-georgian'.",
  ],
  [{ PORTAL_DIR: '/nowhere' }, "PORTAL_DIR is '/nowhere', where no index.html is."],
  [{ SESSION_IDLE_HOURS: '0' }, "SESSION_IDLE_HOURS must be a number from 0.1 to 8760, not '0'."],
  [
    { LOGO_LIGHT: '//evil.example.com/x.svg' },
    "LOGO_LIGHT must be a path that starts with '/', not '//evil.example.com/x.svg'.",
  ],
  [
    { MEDIA_BASE_URL: 'ftp://files.example.com' },
    'MEDIA_BASE_URL must be an address that starts with http:// or https://.',
  ],
])('says in one sentence what is wrong with %j', (environment, fault) => {
  expect(faultsOf(environment)).toEqual([fault])
})

it('tells all faults at once', () => {
  expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'x', DEMO: '1', HOST: '0.0.0.0' })).toHaveLength(3)
})

it('repeats no password', () => {
  expect(faultsOf({ DATABASE_URL: 'not a url with secret' }).join()).not.toContain('secret')
})

describe('demo mode', () => {
  it('listens on this machine and logs only warnings', () => {
    expect(readConfig({ DEMO: '1' })).toMatchObject({ host: '127.0.0.1', logLevel: 'warn' })
  })

  it.each(['0.0.0.0', '::', '192.0.2.1', 'portal.example.com', '127.evil.example.com'])(
    'refuses to listen on %s',
    (HOST) => {
      expect(faultsOf({ DEMO: '1', HOST })).toEqual([
        `Demo mode has known passwords, so it listens on this machine only: unset HOST (now '${HOST}'), or accept the risk with DEMO_PUBLIC=1.`,
      ])
    },
  )

  it('listens anywhere for those who accept the risk', () => {
    expect(faultsOf({ DEMO: '1', HOST: '0.0.0.0', DEMO_PUBLIC: '1' })).toEqual([])
  })

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('takes %s for this machine', (host) => {
    expect(isLoopback(host)).toBe(true)
  })
})

it.each<[string, Environment]>([
  ['no collector is named', { OTEL_SERVICE_NAME: 'portal', OTEL_TRACES_SAMPLER: 'always_on' }],
  ['the collector is an empty text', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ' ' }],
  [
    'it is told not to',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'TRUE' },
  ],
  [
    'no traces are wanted',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' },
  ],
])('sends no traces where %s', (_, environment) => {
  expect(readConfig(environment).tracing).toBeNull()
})
