import {
  getIncidentMails,
  getProfile,
  type IncidentMailChoiceInput,
  ingestTickets,
  listSentIncidentMails,
  saveIncidentMails,
} from '@netportal/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Delivery, Mail } from '../mail/mail.ts'
import { createDeliverer } from '../testing/deliver.ts'
import { createSite } from '../testing/incidents.ts'
import { useTestApp } from '../testing/testApp.ts'
import type { Person } from '../testing/world.ts'
import { mailIncidents } from './send.ts'

const sent: Mail[] = []
let answer: () => Delivery | Promise<Delivery> = () => ({ status: 'sent' })
let check: () => Promise<void> = async () => {}
const mailer = {
  check: () => check(),
  send: async (mail: Mail): Promise<Delivery> => {
    const delivery = await answer()
    if (delivery.status !== 'refused') sent.push(mail)
    return delivery
  },
}
const test = useTestApp({ PUBLIC_ORIGIN: 'https://portal.example.com' }, mailer)
const startMs = Date.parse('2026-06-18T12:00:00Z')
const at = (minute: number) => new Date(startMs + minute * 60_000)

beforeEach(async () => {
  sent.length = 0
  answer = () => ({ status: 'sent' })
  check = async () => {}
  test.time = at(0)
  await test.database.pool.query('delete from incident_mails')
  await test.database.pool.query('delete from incident_mail_choices')
  await test.database.pool.query('delete from incidents')
  await test.database.pool.query('delete from device_outages')
  await test.database.pool.query('delete from company_mails')
})

const choice = (given: Partial<IncidentMailChoiceInput> = {}): IncidentMailChoiceInput => ({
  location_ids: null,
  grade: 'minor',
  after_minutes: 0,
  is_end_mailed: true,
  ...given,
})

async function save(choices: IncidentMailChoiceInput[], person: Person = 'ann') {
  const response = await test.call(saveIncidentMails.path, await test.tokenOf(person), {
    method: 'PUT',
    payload: { choices },
  })
  // Chosen by the database's clock, which is not that of the test.
  for (const table of ['incident_mail_choices', 'incident_mail_locations']) {
    await test.database.pool.query(`update ${table} set since = '2026-01-01'`)
  }
  return response
}

async function read(path: string, person: Person = 'ann') {
  return (await test.call(path, await test.tokenOf(person))).json()
}

const site = (name: string, accessPoints = 4) =>
  createSite(test, { name, accessPoints, companyId: test.world.ash.companyId })

/** Looks for mails at a minute, as the server does each half minute. */
async function look(minute: number, config = test.config) {
  const databaseTime = async () => at(minute)
  await mailIncidents({ db: test.database.pool, config, mailer, databaseTime })
}

/** A location is heard of, so that what is known of it holds. */
const hear = (minute: number) =>
  test.database.pool.query('update incident_locations set heard_at = $1', [at(minute)])

const subjects = () => sent.map(({ subject }) => subject)

async function log() {
  const { results } = await read(listSentIncidentMails.path)
  return results.map(({ subject, state, reason }: Record<string, string>) => [
    subject,
    state,
    reason,
  ])
}

describe('choices', () => {
  it('are none at first, and are kept with their ids', async () => {
    expect(await read(getIncidentMails.path)).toEqual({ address: 'ann@ash.test', choices: [] })
    const { locationId, secondLocationId } = test.world.ash
    const first = await save([choice(), choice({ location_ids: [locationId], grade: 'warning' })])
    const [all, one] = first.json().choices
    expect([all.location_ids, one.location_ids]).toEqual([null, [locationId]])
    const second = await save([
      { ...one, location_ids: null, after_minutes: 30 },
      choice({ location_ids: [locationId, secondLocationId] }),
    ])
    const [changed, fresh] = second.json().choices
    expect(changed).toMatchObject({ id: one.id, location_ids: null, after_minutes: 30 })
    expect(fresh.location_ids).toEqual([locationId, secondLocationId])
    expect([all.id, one.id]).not.toContain(fresh.id)
    expect((await save([])).json().choices).toEqual([])
  })

  it('are for locations of the own company, each once', async () => {
    const foreign = await save([choice({ location_ids: [test.world.birch.locationId] })])
    expect([foreign.statusCode, foreign.json()]).toEqual([
      422,
      { detail: 'A chosen location does not belong to this customer.' },
    ])
    const own = [test.world.ash.locationId]
    const twice = await save([choice({ location_ids: own }), choice({ location_ids: own })])
    expect(twice.json().detail).toContain('Another choice names one of these locations already.')
  })

  it('are offered to people of customers alone', async () => {
    expect((await read(getProfile.path)).extras).toContain('incident-mails')
    expect((await read(getProfile.path, 'admin')).extras).not.toContain('incident-mails')
  })
})

describe('an incident', () => {
  it('is mailed when it has lasted, and when it is over', async () => {
    const place = await site('Harbour <North> & Sons')
    await save([choice({ after_minutes: 15 })])
    await place.tell([0, at(0), 'Offline'], [1, at(2), 'Offline'])
    const machine = await createDeliverer(test, test.world.ash.companyId)
    await machine.deliver(ingestTickets, {
      location_external_id: (await externalIdOf(place.id)) ?? '',
      calltek_ticket_id: 'M1',
      ticket_datetime_utc: at(5).toISOString(),
      guest_name: 'Nobody',
      last_name: 'Said',
      room: '401',
      issue_api: 'No Wi-Fi',
    })
    await look(14)
    expect(sent).toEqual([])
    await look(15)
    await look(16)
    expect(subjects()).toEqual([
      'Critical at Harbour <North> & Sons: 2 of 4 access points are down',
    ])
    const [mail] = sent
    expect(mail).toMatchObject({ to: 'ann@ash.test' })
    expect(mail?.text).toContain('Since: 2026-06-18 21:00 (Asia/Tokyo), 15m ago')
    expect(mail?.text).toContain('Down now: 2 of 4 access points (50.0%)')
    expect(mail?.text).toContain('Calls so far: 1')
    expect(mail?.text).toContain(
      `https://portal.example.com/locations/${place.id}/incidents/${place.id}-${startMs}`,
    )
    expect(mail?.text).toContain('all incidents at all locations that last 15 minutes or longer')
    expect(mail?.html).toContain('Harbour &#60;North&#62; &#38; Sons')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Nobody|Said|401|RM-/)
    await place.tell([0, at(30), 'Online'], [1, at(40), 'Online'])
    await look(44)
    expect(sent).toHaveLength(1)
    await look(45)
    await look(46)
    expect(subjects()[1]).toBe('Over at Harbour <North> & Sons: all access points are back')
    expect(sent[1]?.text).toContain('Lasted: 40m')
    expect(sent).toHaveLength(2)
    expect((await log()).map(([, state]: string[]) => state)).toEqual(['SENT', 'SENT'])
  })

  it('that is short makes none, nor does one that comes and goes', async () => {
    const place = await site('Flapping')
    await save([choice({ after_minutes: 5 })])
    for (let minute = 0; minute < 60; minute += 7) {
      await place.tell([0, at(minute), 'Offline'])
      await look(minute + 3)
      await place.tell([0, at(minute + 4), 'Online'])
      await look(minute + 6)
    }
    expect(sent).toEqual([])
  })

  it('is mailed once, however late data move its start, join it to others or take it apart', async () => {
    const place = await site('Late')
    await save([choice()])
    await place.tell([0, at(10), 'Offline'])
    await look(11)
    await place.tell([1, at(8), 'Offline'])
    await look(12)
    await place.tell([0, at(9), 'Offline'], [1, at(10), 'Online'])
    await look(13)
    // The first access point was never down: what is left began later.
    await place.tell([0, at(10), 'Online'], [0, at(9), 'Online'], [2, at(10), 'Offline'])
    await look(14)
    expect(sent).toHaveLength(1)
    await place.tell([2, at(20), 'Online'])
    await look(25)
    await place.tell([2, at(20), 'Offline'], [2, at(30), 'Online'])
    for (const minute of [26, 35, 40]) await look(minute)
    expect(sent).toHaveLength(2)
  })

  it('is over for those who were told of it too when data say that it never was', async () => {
    const place = await site('Never')
    await save([choice()])
    await place.tell([0, at(10), 'Offline'])
    await look(11)
    await place.tell([0, at(10), 'Online'])
    await look(20)
    expect(sent[1]?.text).toContain('Data that came later say that no access point was down then.')
  })

  it('is not mailed when nothing is heard of the site', async () => {
    const place = await site('Silent')
    await save([choice({ after_minutes: 60 })])
    await place.tell([0, at(0), 'Offline'])
    await look(61)
    expect(sent).toEqual([])
    await hear(62)
    await look(62)
    expect(sent).toHaveLength(1)
  })

  it('is mailed to nobody who cannot see its location any more', async () => {
    const db = test.database.pool
    const place = await site('Gone')
    await save([choice({ location_ids: [place.id] })])
    await place.tell([0, at(0), 'Offline'])
    await db.query("update users set company_id = $1 where email = 'ann@ash.test'", [
      test.world.birch.companyId,
    ])
    await look(1)
    await db.query(
      "update users set company_id = $1, disabled_at = now() where email = 'ann@ash.test'",
      [test.world.ash.companyId],
    )
    await look(2)
    await db.query("update users set disabled_at = null where email = 'ann@ash.test'")
    expect(sent).toEqual([])
    await look(3)
    expect(sent).toHaveLength(1)
  })

  it('makes one mail with many others', async () => {
    const places = []
    for (let index = 0; index < 25; index++) places.push(await site(`Site ${index}`, 2))
    await save([choice()])
    for (const place of places) await place.tell([0, at(0), 'Offline'])
    await look(1)
    expect(subjects()).toEqual(['Incidents at 25 locations: 25 began'])
    expect(sent[0]?.text).toContain('And: 5 more')
    for (const place of places.slice(0, 4)) await place.tell([0, at(10), 'Online'])
    await look(16)
    expect(subjects()[1]).toBe('Incidents at 4 locations: 4 are over')
  })
})

async function externalIdOf(id: number) {
  const { rows } = await test.database.pool.query<{ external_id: string }>(
    'select external_id from locations where id = $1',
    [id],
  )
  return rows[0]?.external_id
}

describe('handing over', () => {
  it('happens once, by however many servers', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      await (await site(name)).tell([0, at(0), 'Offline'])
    }
    await save([choice()])
    await Promise.all(Array.from({ length: 6 }, () => look(1)))
    await look(1)
    expect(subjects().toSorted()).toEqual([
      'Warning at One: 1 of 4 access points is down',
      'Warning at Three: 1 of 4 access points is down',
      'Warning at Two: 1 of 4 access points is down',
    ])
  })

  it('is not tried again by the server after one that died at it', async () => {
    await (await site('Crash')).tell([0, at(0), 'Offline'])
    await save([choice()])
    answer = () => {
      throw new Error('killed')
    }
    await expect(look(1)).rejects.toThrow('killed')
    answer = () => ({ status: 'sent' })
    for (const minute of [2, 11, 12]) await look(minute)
    expect(sent).toEqual([])
    expect(await log()).toEqual([
      [
        'Warning at Crash: 1 of 4 access points is down',
        'UNKNOWN',
        expect.stringContaining('not sent again'),
      ],
    ])
  })

  it('waits for a mail server, and tells nothing that is over by then', async () => {
    const [short, long] = [await site('Short'), await site('Long')]
    await save([choice()])
    check = async () => {
      throw new Error('down')
    }
    await short.tell([0, at(0), 'Offline'])
    await look(1)
    expect(await log()).toEqual([
      ['Incident at Short', 'WAITING', expect.stringContaining('Trying again')],
    ])
    await short.tell([0, at(5), 'Online'])
    await long.tell([0, at(6), 'Offline'])
    await look(7)
    check = async () => {}
    await look(12)
    await look(13)
    expect(subjects()).toEqual(['Warning at Long: 1 of 4 access points is down'])
    expect(await log()).toEqual([
      [expect.stringContaining('Long'), 'SENT', null],
      ['Incident at Short', 'FAILED', expect.stringContaining('Not needed any more')],
    ])
  })

  it('goes on after a refusal that may pass, and ends with one that is final', async () => {
    await (await site('Refused')).tell([0, at(0), 'Offline'])
    await save([choice()])
    answer = () => ({ status: 'refused', reason: '451 later', isFinal: false })
    await look(1)
    expect((await log())[0]?.[1]).toBe('WAITING')
    answer = () => ({ status: 'refused', reason: '550 no such mailbox', isFinal: true })
    await look(2)
    expect((await log())[0]?.slice(1)).toEqual(['FAILED', '550 no such mailbox'])
    const { rows } = await test.database.pool.query('select mails from company_mails')
    expect(rows).toEqual([{ mails: 0 }])
  })

  it('counts for the budget of the company, and waits for the next day', async () => {
    await (await site('Budget')).tell([0, at(0), 'Offline'])
    await save([choice()])
    await test.database.pool.query(
      "insert into company_mails (company_id, day, mails) values ($1, '2026-06-18', 7)",
      [test.world.ash.companyId],
    )
    const config = { ...test.config, companyMailsPerDay: 7 }
    await look(1, config)
    expect((await log())[0]?.slice(1)).toEqual(['WAITING', expect.stringContaining('Held back')])
    await look(12 * 60, config)
    expect(sent).toHaveLength(1)
  })
})

describe('the link that stops mails', () => {
  async function stopLink(): Promise<string> {
    await (await site('Stopped')).tell([0, at(0), 'Offline'])
    await save([choice(), choice({ location_ids: [test.world.ash.locationId] })])
    await look(1)
    expect(sent[0]?.stopUrl).toMatch(/^https:\/\/portal\.example\.com\/api\//)
    return new URL(sent[0]?.stopUrl ?? '').pathname
  }
  const choicesLeft = async () => (await read(getIncidentMails.path)).choices.length

  it('changes nothing when it is followed, and stops its choice alone when its button is pressed', async () => {
    const link = await stopLink()
    for (let time = 0; time < 2; time++) {
      const page = await test.call(link)
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(page.body).toContain('<form method="post">')
      expect(page.body).toContain('all incidents at all locations')
    }
    expect(await choicesLeft()).toBe(2)
    // As a mail program's own button sends it (RFC 8058).
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const stopped = await test.call(link, undefined, {
      method: 'POST',
      headers,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([stopped.statusCode, stopped.body]).toEqual([
      200,
      expect.stringContaining('are stopped'),
    ])
    expect(await choicesLeft()).toBe(1)
    for (const method of ['GET', 'POST'] as const) {
      expect((await test.call(link, undefined, { method })).body).toContain('stopped already')
    }
    expect(test.log.join('')).not.toContain(link.split('-').at(-1))
  })

  it('is refused when it was changed, or its key was replaced', async () => {
    const link = await stopLink()
    const other = link.replace(/-(\d+)-/, (_, user) => `-${Number(user) + 1}-`)
    for (const bad of [
      other,
      `${link.slice(0, -3)}xyz`,
      link.slice(0, -1),
      '/api/incident-mails/stop/x',
    ]) {
      for (const method of ['GET', 'POST'] as const) {
        const page = await test.call(bad, undefined, { method })
        expect([page.statusCode, page.body]).toEqual([
          404,
          expect.stringContaining('does not work'),
        ])
      }
    }
    await test.database.pool.query(
      "update incident_mail_key set key = decode(repeat('ab', 32), 'hex')",
    )
    expect((await test.call(link, undefined, { method: 'POST' })).statusCode).toBe(404)
    expect(await choicesLeft()).toBe(2)
  })
})
