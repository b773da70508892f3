import { serverLimits } from '@netportal/contract'
import { scheduleInputs } from '@netportal/contract/fixtures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'
import type { Person } from '../testing/world.ts'

const test = useTestApp()
const tokens = new Map<Person, string>()
let body: Record<string, unknown>
beforeAll(async () => {
  for (const person of ['ann', 'ben', 'admin'] as const) {
    tokens.set(person, await test.tokenOf(person))
  }
  body = { ...scheduleInputs[0], report_parameters: { location_id: test.world.ash.locationId } }
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (person: Person, method: Method, path: string, payload?: object) =>
  test.call(`/api/v1/${path}`, tokens.get(person), { method, ...(payload && { payload }) })
const own = () => `customers/${test.world.ash.companyId}/report-schedules/`
const create = (change: object = {}, person: Person = 'ann') =>
  call(person, 'POST', own(), { ...body, ...change })

describe('a schedule of one’s own company', () => {
  it('is created, listed, replaced, paused and deleted', async () => {
    const created = await create({ recipients: 'a@x.test; b@x.test\nA@x.test' })
    expect(created.statusCode, created.body).toBe(201)
    const { id, ...schedule } = created.json()
    expect(schedule).toMatchObject({
      name: 'Weekly network health',
      recipients: 'a@x.test, b@x.test',
      // The Monday after Thursday 18 June, at nine in London.
      next_run_at: '2026-06-22T08:00:00.000Z',
      customer_id: test.world.ash.companyId,
      customer_company_name: 'Ash',
      report_parameters: { location_id: test.world.ash.locationId },
    })
    expect((await call('ann', 'GET', own())).json()).toContainEqual(created.json())

    const changed = await call('ann', 'PUT', `report-schedules/${id}/`, {
      ...body,
      frequency: 'DAILY',
      time_of_day: '13:30:00',
    })
    expect(changed.json().next_run_at).toBe('2026-06-18T12:30:00.000Z')
    const paused = await call('ann', 'PUT', `report-schedules/${id}/`, {
      ...body,
      is_active: false,
    })
    expect(paused.json()).toMatchObject({ is_active: false, next_run_at: null })

    const deleted = await call('ann', 'DELETE', `report-schedules/${id}/`)
    expect([deleted.statusCode, deleted.body]).toEqual([204, ''])
    expect((await call('ann', 'DELETE', `report-schedules/${id}/`)).statusCode).toBe(404)
    expect((await call('ann', 'GET', own())).json()).toEqual([])
  })

  it.each(scheduleInputs.map((input) => [input.report_type, input] as const))(
    'may make a report of type %s',
    async (_type, input) => {
      const { rows } = await test.database.pool.query<{ id: number }>(
        'select id from ssids where location_id = $1',
        [test.world.ash.locationId],
      )
      const parameters = {
        ...input.report_parameters,
        location_id: test.world.ash.locationId,
        location_ids: [test.world.ash.locationId, test.world.ash.secondLocationId],
        ssid_ids: rows.map(({ id }) => id),
      }
      const created = await create({ ...input, report_parameters: parameters })
      expect(created.statusCode, created.body).toBe(201)
      expect(created.json().report_parameters).toEqual(
        Object.fromEntries(
          Object.keys(input.report_parameters).map((key) => [
            key,
            Object.entries(parameters).find(([name]) => name === key)?.[1],
          ]),
        ),
      )
      await call('ann', 'DELETE', `report-schedules/${created.json().id}/`)
    },
  )
})

describe('a schedule that two people change', () => {
  const put = (id: number, change: object, person: Person = 'ann') =>
    call(person, 'PUT', `${person === 'admin' ? 'admin/' : ''}report-schedules/${id}/`, {
      ...body,
      ...change,
    })
  const read = async (id: number) =>
    (await call('ann', 'GET', own())).json().find((schedule: { id: number }) => schedule.id === id)
  afterAll(() => test.database.pool.query('delete from report_schedules'))
  const refusal = [409, 'Somebody else has changed this schedule meanwhile.']

  it('has another version after each change, a pause too, and none after a run', async () => {
    const { id, version } = (await create()).json()
    expect(version).toBe(1)
    expect((await put(id, { version: 1, name: 'A' })).json()).toMatchObject({ version: 2 })
    expect((await put(id, { version: 2, is_active: false })).json()).toMatchObject({ version: 3 })
    await call('ann', 'POST', `report-schedules/${id}/run/`)
    expect(await read(id)).toMatchObject({ version: 3, name: 'Weekly network health' })
  })

  it.each(['ann', 'admin'] as const)('is not replaced by an older form of %s', async (person) => {
    const { id, version } = (await create()).json()
    await put(id, { version, recipients: 'new@x.test', is_active: false })
    const older = await put(id, { version, name: 'Older' }, person)
    expect([older.statusCode, older.json().detail]).toEqual(refusal)
    expect(await read(id)).toMatchObject({
      name: 'Weekly network health',
      recipients: 'new@x.test',
      is_active: false,
      version: 2,
    })
    expect((await put(id, { version: 2, name: 'Newer' }, person)).json()).toMatchObject({
      name: 'Newer',
      version: 3,
    })
  })

  it('is replaced by whoever gives no version, as the specification has it', async () => {
    const { id } = (await create()).json()
    await put(id, { version: 1, name: 'A' })
    expect((await put(id, { name: 'B' })).json()).toMatchObject({ name: 'B', version: 3 })
  })

  it('of many changes at once from one version takes one', async () => {
    const { id, version } = (await create()).json()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(id, { version, name: `Change ${n}` })),
    )
    const made = answers.filter(({ statusCode }) => statusCode === 200)
    expect(made).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
    expect(await read(id)).toEqual(made[0]?.json())
  })

  it.each(['1', 'x', 1e20, -1, ''])('has version 1 or has not, says %j', async (version) => {
    const { id } = (await create()).json()
    const status = String(version) === '1' ? 200 : 409
    expect((await put(id, { version })).statusCode).toBe(status)
    await call('ann', 'DELETE', `report-schedules/${id}/`)
    expect((await put(id, { version })).statusCode).toBe(404)
  })

  it('takes no version that is none', async () => {
    const { id } = (await create()).json()
    for (const version of [null, {}, true]) {
      expect((await put(id, { version })).statusCode).toBe(422)
    }
  })
})

describe('what belongs to others', () => {
  it('answers like what does not exist', async () => {
    const { id } = (await create()).json()
    const paths = [`report-schedules/${id}/`, 'report-schedules/999999/', 'report-schedules/x/']
    for (const path of paths) {
      expect((await call('ben', 'PUT', path, body)).statusCode).toBe(404)
      expect((await call('ben', 'DELETE', path)).statusCode).toBe(404)
    }
    expect((await call('ben', 'GET', own())).statusCode).toBe(404)
    expect((await call('ben', 'POST', own(), body)).statusCode).toBe(404)
    await call('ann', 'DELETE', `report-schedules/${id}/`)
  })

  it.each(['ann', 'admin'] as const)('is no place of a schedule, says %s', async (person) => {
    const parameters = { location_id: test.world.birch.locationId }
    const foreign = await create({ report_parameters: parameters }, person)
    const missing = await create({ report_parameters: { location_id: 999_999 } }, person)
    expect(foreign.statusCode).toBe(422)
    expect(foreign.body).toBe(missing.body)
    const { id } = (await create()).json()
    const path = person === 'admin' ? `admin/report-schedules/${id}/` : `report-schedules/${id}/`
    const changed = await call(person, 'PUT', path, { ...body, report_parameters: parameters })
    expect([changed.statusCode, changed.json().detail]).toEqual([
      422,
      'A chosen location does not belong to this customer.',
    ])
    await call('ann', 'DELETE', `report-schedules/${id}/`)
  })

  it('nor are its networks', async () => {
    const parameters = { location_id: test.world.ash.locationId, ssid_ids: [999_999] }
    const answer = await create({
      report_type: 'client_count_graph',
      report_parameters: parameters,
    })
    expect(answer.json().detail).toBe('A chosen SSID does not belong to this location.')
  })
})

describe('an administrator', () => {
  const admins = 'admin/report-schedules/'

  it('sees and changes the schedules of all companies', async () => {
    const { ash, birch } = test.world
    const created = await call('admin', 'POST', `${admins}?customer_id=${birch.companyId}`, {
      ...body,
      report_parameters: { location_id: birch.locationId },
    })
    expect(created.statusCode, created.body).toBe(201)
    const mine = (await create()).json()
    const { id } = created.json()
    expect(
      (await call('admin', 'GET', admins))
        .json()
        .map((schedule: { customer_company_name: string }) => schedule.customer_company_name),
    ).toEqual(['Ash', 'Birch'])
    const other = { ...body, report_parameters: { location_id: ash.locationId } }
    expect((await call('admin', 'PUT', `${admins}${id}/`, other)).statusCode).toBe(422)
    expect((await call('admin', 'PUT', `${admins}${mine.id}/`, other)).statusCode).toBe(200)
    expect((await call('admin', 'DELETE', `${admins}${id}/`)).statusCode).toBe(204)
    expect((await call('admin', 'DELETE', `${admins}${mine.id}/`)).statusCode).toBe(204)
  })

  it('must name a customer that there is', async () => {
    expect((await call('admin', 'POST', admins, body)).statusCode).toBe(422)
    const { companyId } = test.world.ash
    for (const id of [999, `0${companyId}`, `0x${companyId}`, `${companyId}e0`]) {
      const answer = await call('admin', 'POST', `${admins}?customer_id=${id}`, body)
      expect([id, answer.statusCode]).toEqual([id, 422])
    }
  })

  it('is nobody else', async () => {
    for (const method of ['GET', 'POST'] as const) {
      expect((await call('ann', method, admins, body)).statusCode).toBe(403)
    }
    expect((await call('ann', 'DELETE', `${admins}1/`)).statusCode).toBe(403)
  })
})

it('has so many schedules of a company, and keeps none from the others', async () => {
  const most = serverLimits.schedulesPerCompany
  expect((await create({ is_active: false })).statusCode).toBe(201)
  await test.database.pool.query(
    `insert into report_schedules (company_id, name, report_type, frequency, time_of_day, timezone,
       day_of_week, day_of_month, recipients, report_parameters, is_active, send_when_all_online)
     select company_id, name, report_type, frequency, time_of_day, timezone, day_of_week, day_of_month,
       recipients, report_parameters, false, true
     from (select * from report_schedules where company_id = $1 limit 1) one,
       generate_series(2, $2)`,
    [test.world.ash.companyId, most],
  )
  await test.database.pool.query(
    'delete from report_schedules where id in (select max(id) from report_schedules)',
  )
  const together = await Promise.all(Array.from({ length: 5 }, () => create()))
  expect(together.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  const refused = await create()
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    `A customer can have ${most} schedules at most.`,
  ])
  const admins = `admin/report-schedules/?customer_id=${test.world.ash.companyId}`
  expect((await call('admin', 'POST', admins, body)).statusCode).toBe(409)
  const theirs = { ...body, report_parameters: { location_id: test.world.birch.locationId } }
  const path = `customers/${test.world.birch.companyId}/report-schedules/`
  expect((await call('ben', 'POST', path, theirs)).statusCode).toBe(201)
})
