import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAdminReportHistory, type ReportHistoryEntry } from '@netportal/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import type { OpenDatabase } from '../database/database.ts'
import { createReportFiles } from '../reports/files/createReportFiles.ts'
import { openTestDatabase } from '../testing/database.ts'
import { signInRequest } from '../testing/testApp.ts'
import { demoPassword } from './accounts.ts'
import { startDemo } from './demo.ts'
import { fillReportHistory } from './reportHistory.ts'

const now = new Date('2026-06-18T20:02:00Z')
const folder = mkdtempSync(join(tmpdir(), 'network-portal-history-'))
const config = readConfig({ DEMO: '1', DATA_DIR: folder, LOG_LEVEL: 'silent' })
const files = createReportFiles(config)

let database: OpenDatabase
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  database = await openTestDatabase()
  app = await buildApp({ config, db: database.pool, clock: () => now })
  await startDemo(database.pool, now)
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function history(): Promise<ReportHistoryEntry[]> {
  const { access_token } = (await app.inject(signInRequest('admin@demo.test', demoPassword))).json()
  const headers = { authorization: `Bearer ${access_token}` }
  return (await app.inject({ url: listAdminReportHistory.path, headers })).json().results
}

it('is a past in which each schedule ran, and one mail was refused', {
  timeout: 120_000,
}, async () => {
  await fillReportHistory({ db: database.pool, config, files, log: app.log }, now).done
  const entries = await history()
  const names = new Set(entries.map(({ schedule }) => schedule?.name))
  expect([...names].sort()).toEqual([
    'Daily down devices',
    'Monthly data usage',
    'Weekly network health',
    'Weekly uptime',
  ])
  expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['SUCCESS']))
  const partly = entries.filter(({ mails }) => mails?.some(({ state }) => state !== 'SENT'))
  expect(partly).toMatchObject([
    {
      schedule: { name: 'Weekly network health' },
      mails: [
        { address: 'it@meridian.example', state: 'FAILED', reason: '552 5.2.2 Mailbox full' },
        { address: 'manager@meridian.example', state: 'SENT' },
      ],
    },
  ])
  await fillReportHistory({ db: database.pool, config, files, log: app.log }, now).done
  expect(await history()).toEqual(entries)
})
