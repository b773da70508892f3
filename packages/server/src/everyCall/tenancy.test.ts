import { endpointPath, getLocationSummary, listLocations } from '@netportal/contract'
import { expect, it } from 'vitest'
import { createToken } from '../auth/tokens.ts'
import { useTestApp } from '../testing/testApp.ts'
import { noon } from '../testing/world.ts'

const test = useTestApp()

it("lists and counts nothing but the viewer's own locations", async () => {
  const seenBy = async (person: 'ann' | 'ben' | 'admin') => {
    const token = await test.tokenOf(person)
    const list = await test.call(endpointPath(listLocations), token)
    const summary = await test.call(endpointPath(getLocationSummary), token)
    return [list.json().map(({ name }: { name: string }) => name), summary.json().total_locations]
  }
  expect(await seenBy('ann')).toEqual([['airport', 'Harbour'], 2])
  expect(await seenBy('ben')).toEqual([['Forest'], 1])
  expect(await seenBy('admin')).toEqual([['airport', 'Forest', 'Harbour'], 3])
})

it('shows nothing to someone without a company who is no administrator', async () => {
  const db = test.database.pool
  await db.query('alter table users drop constraint users_check')
  await db.query(
    "insert into users (email, password_hash, role) values ('x@x.test', '', 'customer')",
  )
  const { rows } = await db.query<{ id: number }>("select id from users where email = 'x@x.test'")
  const token = await createToken(db, rows[0]?.id ?? 0, test.config.session, noon)
  expect((await test.call(endpointPath(listLocations), token)).json()).toEqual([])
})
