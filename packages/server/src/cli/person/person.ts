import { operator } from '../../audit/origin.ts'
import { record } from '../../audit/record.ts'
import { transaction } from '../../database/database.ts'
import { StartError } from '../../http/errors.ts'
import { findCompany } from '../accounts.ts'
import type { CommandContext } from '../command.ts'
import { eraseGuest, type GuestData, type GuestFilter, readGuest } from './guests.ts'
import { type AddressData, addressSubject, eraseAddress, readAddress } from './users.ts'

/** What a command says of a person. */
export interface PersonOptions {
  email?: string | undefined
  company?: string | undefined
  guest?: string | undefined
  room?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

type Person = { kind: 'address'; address: string } | { kind: 'guest'; filter: GuestFilter }

/** Tells what is known of a person, as JSON. */
export async function exportPerson(
  options: PersonOptions,
  { db }: Pick<CommandContext, 'db'>,
): Promise<string> {
  const person = await readPerson(options, db)
  const data = await transaction(db, async (connection) => {
    if (person.kind === 'guest') {
      const about = { company: person.filter.companyId, subject: ['guest'] as const }
      await record(connection, operator, 'person-exported', about)
      return readGuest(connection, person.filter)
    }
    const known = await readAddress(connection, person.address)
    await record(connection, operator, 'person-exported', addressSubject(known))
    return known
  })
  return JSON.stringify(data, null, 2)
}

/**
 * Erases what is known of a person.
 * @param isSure false only says what would be erased
 */
export async function erasePerson(
  options: PersonOptions,
  isSure: boolean,
  { db, now, files }: CommandContext,
): Promise<string> {
  const person = await readPerson(options, db)
  const counts =
    person.kind === 'guest'
      ? countGuest(
          isSure
            ? await eraseGuest(db, person.filter, { now, files })
            : await readGuest(db, person.filter),
        )
      : countAddress(
          isSure ? await eraseAddress(db, person.address) : await readAddress(db, person.address),
        )
  return isSure
    ? `Erased: ${counts}. Backups and mails that were sent still have it.`
    : `Would be erased: ${counts}. Nothing is erased yet: say it again with --yes.`
}

function countGuest({ tickets, report_files }: GuestData): string {
  const notes = tickets.reduce((total, ticket) => total + ticket.notes.length, 0)
  return `names, rooms and texts of tickets: ${tickets.length}; texts of their notes: ${notes}; files of reports that list them: ${report_files.length}`
}

function countAddress(data: AddressData): string {
  const mails = data.report_mails.length + data.test_reports.length
  return `users: ${data.user ? 1 : 0}; places among recipients: ${data.schedules.length}; the name on schedules: ${data.created_schedules.length}; addresses of mailed reports: ${mails}`
}

async function readPerson(options: PersonOptions, db: CommandContext['db']): Promise<Person> {
  const { email, guest, room, from, until, company } = options
  if (email?.trim()) {
    if (guest || room || from || until || company) {
      throw new StartError('--email stands alone.')
    }
    return { kind: 'address', address: email.trim() }
  }
  if (!guest?.trim() && !room?.trim()) {
    throw new StartError('Say who it is: --email ADDRESS, or --guest NAME or --room ROOM.')
  }
  if (!company?.trim()) throw new StartError('--company COMPANY is missing.')
  const filter = {
    companyId: (await findCompany(db, company.trim())).id,
    name: guest?.trim() || null,
    room: room?.trim() || null,
    from: readDay(from, '--from'),
    until: readDay(until, '--until'),
  }
  if (filter.from !== null && filter.until !== null && filter.until < filter.from) {
    throw new StartError('--until is before --from.')
  }
  return { kind: 'guest', filter }
}

function readDay(text: string | undefined, name: string): string | null {
  if (text === undefined) return null
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text) {
    throw new StartError(`${name}: a day is written 2026-06-18.`)
  }
  return text
}
