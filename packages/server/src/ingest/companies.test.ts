import { createHash } from 'node:crypto'
import {
  changeLocations,
  endpointPath,
  ingestDevices,
  ingestLocations,
  listHeldLocations,
  machineKeyHeader,
} from '@netportal/contract'
import { beforeAll, expect, it } from 'vitest'
import { createKeyOfSeveral, createMachineKey } from '../auth/machineKeys.ts'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()
let both: string
let single: string
beforeAll(async () => {
  test.time = new Date('2026-06-18T14:00:00Z')
  const { ash, birch } = test.world
  const db = test.database.pool
  both = (
    await createKeyOfSeveral(db, { companyIds: [ash.companyId, birch.companyId], name: 'center' })
  ).key
  single = (await createMachineKey(db, { companyId: ash.companyId, name: 'controller' })).key
})

async function deliver(
  key: string,
  { path, method }: { path: string; method: 'POST' | 'PATCH' },
  body: object,
) {
  const answer = await test.app.inject({
    method,
    url: path,
    headers: { [machineKeyHeader]: key },
    payload: body,
  })
  return answer.json()
}

async function read(key: string, query: object = {}) {
  const url = endpointPath(listHeldLocations, {}, { ...query })
  return test.app.inject({ url, headers: { [machineKeyHeader]: key } })
}

const location = (external_id: string) => ({ external_id, name: external_id, timezone: 'UTC' })
const counts = { created: 0, updated: 0, unchanged: 0, rejected: [] }
const unknown = { code: 'unknown_company', detail: 'portal_company: not known' }

async function companiesOf(externalId: string): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select companies.name from locations join companies on companies.id = company_id
     where external_id = $1 order by 1`,
    [externalId],
  )
  return rows.map(({ name }) => name)
}

it('takes each thing for the company that it names, and else for that of the delivery', async () => {
  const { birch } = test.world
  const items = [
    location('x1'),
    { ...location('x1'), portal_company: birch.companyId },
    { ...location('x2'), portal_company: 'BIRCH' },
  ]
  expect(await deliver(both, ingestLocations, { portal_company: 'ash', items })).toEqual({
    ...counts,
    created: 3,
  })
  expect(await companiesOf('x1')).toEqual(['Ash', 'Birch'])
  expect(await companiesOf('x2')).toEqual(['Birch'])
  const patch = { portal_company: 'Birch', items: [{ external_id: 'x1', name: 'y' }] }
  expect(await deliver(both, changeLocations, patch)).toEqual({ ...counts, updated: 1 })
})

it('refuses what is of no company, or of one that is not of the key, by its place in the delivery', async () => {
  const items = [
    location('z'),
    { ...location('z1'), portal_company: 'Ash' },
    { ...location('z'), portal_company: 'Cedar' },
    { external_id: 'z', portal_company: 'Ash' },
    { ...location('z'), portal_company: 'No such' },
  ]
  const answer = await deliver(both, ingestLocations, { items })
  expect(answer).toMatchObject({
    created: 1,
    rejected: [
      { index: 0, detail: 'portal_company: needed, since the key serves several companies' },
      { index: 2, ...unknown },
      { index: 3, code: 'invalid' },
      { index: 4, ...unknown },
    ],
  })
  expect(await companiesOf('z')).toEqual([])
  const devices = [
    { ap_mac_address: '00:00:5E:00:53:55', location_external_id: 'A-1', portal_company: 'Ash' },
    { ap_mac_address: '00:00:5E:00:53:55', location_external_id: 'A-1', portal_company: 'Birch' },
  ]
  expect(await deliver(both, ingestDevices, { items: devices })).toMatchObject({
    created: 1,
    rejected: [{ index: 1, code: 'unknown_location' }],
  })
})

it('leaves a key of one company as it was, but for things that name another', async () => {
  expect(await deliver(single, ingestLocations, { items: [location('s1')] })).toEqual({
    ...counts,
    created: 1,
  })
  const named = { portal_company: 'Ash', items: [location('s1')] }
  expect(await deliver(single, ingestLocations, named)).toEqual({ ...counts, unchanged: 1 })
  const other = { portal_company: 'Birch', items: [location('s2')] }
  expect(await deliver(single, ingestLocations, other)).toMatchObject({
    rejected: [{ index: 0, ...unknown }],
  })
  expect(await companiesOf('s2')).toEqual([])
})

it('reads back what is held of all, and says whose it is', async () => {
  const { items } = (await read(both)).json()
  const companies = new Set(
    items.map(({ portal_company }: { portal_company: string }) => portal_company),
  )
  expect([...companies].sort()).toEqual(['Ash', 'Birch'])
  expect(await deliver(both, ingestLocations, { items })).toEqual({
    ...counts,
    unchanged: items.length,
  })
  const pages: unknown[] = []
  let after: string | null = null
  do {
    const page: { items: unknown[]; next: string | null } = (
      await read(both, { limit: 1, after })
    ).json()
    pages.push(...page.items)
    after = page.next
  } while (after !== null)
  expect(pages).toEqual(items)
  const birch = (await read(both, { portal_company: 'Birch' })).json()
  expect(birch.items).toEqual(
    items.filter((item: { portal_company: string }) => item.portal_company === 'Birch'),
  )
  expect((await read(both, { portal_company: 'Cedar' })).json()).toEqual({
    detail: 'portal_company: not known',
  })
  expect((await read(single)).body).not.toContain('portal_company')
})

it('serves those of its companies that are not disabled, and nobody without any', async () => {
  const db = test.database.pool
  await db.query("update companies set disabled_at = now() where name = 'Birch'")
  const items = [{ ...location('d'), portal_company: 'Birch' }]
  expect(await deliver(both, ingestLocations, { items })).toMatchObject({ rejected: [unknown] })
  expect((await read(both)).body).not.toContain('Birch')
  await db.query("update companies set disabled_at = now() where name = 'Ash'")
  expect((await read(both)).statusCode).toBe(401)
  await db.query("update companies set disabled_at = null where name in ('Ash', 'Birch')")
})

it('is a key that the version before does not know, which would take all for one company', async () => {
  const hash = createHash('sha256').update(both).digest()
  const { rowCount } = await test.database.pool.query('select from machine_keys where hash = $1', [
    hash,
  ])
  expect(rowCount).toBe(0)
})
