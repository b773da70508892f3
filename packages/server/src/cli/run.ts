import { parseArgs } from 'node:util'
import { StartError } from '../http/errors.ts'
import { createCompany, createUser } from './accounts.ts'
import { printAudit } from './audit.ts'
import type { CommandContext } from './command.ts'
import { addToKey, createKey, removeFromKey } from './keys.ts'
import { listAll } from './list.ts'
import { erasePerson, exportPerson } from './person/person.ts'
import { isKind, setEnabled } from './switches.ts'
import { unpackAll } from './unpack.ts'
import { usage } from './usage.ts'

/**
 * Runs an operator's command.
 * @param args what stands after the program's name
 * @returns what it has to say
 * @throws StartError with a sentence when it cannot be done
 */
export async function runCommand(
  args: readonly string[],
  context: CommandContext,
): Promise<string> {
  const { db, now, readPassword } = context
  const { values, positionals } = parse(args)
  const [command, ...rest] = positionals
  requireOwnOptions(command, Object.keys(values))
  switch (command) {
    case 'create-company': {
      const { id, name } = await createCompany(db, one(rest, 'NAME'))
      return `Company ${id} '${name}' is made.`
    }
    case 'create-user': {
      if (values.admin && values.company !== undefined) {
        throw new StartError('Say --company COMPANY or --admin, not both.')
      }
      const user = await createUser(db, one(rest, 'EMAIL'), {
        company: values.admin ? null : required(values.company, '--company COMPANY or --admin'),
        password: values['password-stdin'] ? await readPassword() : null,
      })
      const secret =
        user.madePassword === null ? '' : ` Password (shown once): ${user.madePassword}`
      return `User ${user.id} ${user.email} is made.${secret}`
    }
    case 'create-key': {
      return createKey(db, one(rest, 'COMPANY'), {
        also: values.also ?? [],
        keyName: required(values.name, '--name NAME'),
      })
    }
    case 'add-to-key':
    case 'remove-from-key': {
      const [which, ...companies] = rest
      const company = one(companies, 'COMPANY')
      return command === 'add-to-key'
        ? addToKey(db, required(which, 'KEY'), company)
        : removeFromKey(db, required(which, 'KEY'), company)
    }
    case 'list':
      if (rest.length > 0) throw new StartError('Everything is listed: nothing else is said.')
      return listAll(db)
    case 'disable':
    case 'enable': {
      const [kind = '', ...which] = rest
      if (!isKind(kind)) throw new StartError('Say whether it is a company, a user or a key.')
      return setEnabled(db, kind, one(which, 'WHICH'), command === 'enable' ? null : now)
    }
    case 'audit':
      if (rest.length > 0)
        throw new StartError('Say which entries by --since, --company and the like.')
      return printAudit(values, context)
    case 'export-person':
    case 'erase-person':
      if (rest.length > 0) throw new StartError('Say who it is by --email, --guest or --room.')
      return command === 'export-person'
        ? exportPerson(values, context)
        : erasePerson(values, values.yes === true, context)
    case 'unpack':
      if (rest.length > 0) throw new StartError('Everything is unpacked: nothing else is said.')
      return unpackAll(db, values.yes === true)
    default:
      throw new StartError(`Unknown command '${command ?? ''}'.`, usage)
  }
}

const who = ['email', 'company', 'guest', 'room', 'from', 'until']

/** What each command may be told by `--`: what it passed over would count for nothing. */
const optionsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['create-company', []],
  ['create-user', ['company', 'admin', 'password-stdin']],
  ['create-key', ['name', 'also']],
  ['add-to-key', []],
  ['remove-from-key', []],
  ['list', []],
  ['disable', []],
  ['enable', []],
  ['audit', ['since', 'until', 'company', 'actor', 'action', 'csv']],
  ['export-person', who],
  ['erase-person', [...who, 'yes']],
  ['unpack', ['yes']],
])

function requireOwnOptions(command = '', named: readonly string[]): void {
  const own = optionsOf.get(command)
  const other = named.find((name) => own?.includes(name) === false)
  if (other !== undefined) throw new StartError(`${command} takes no --${other}.`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        also: { type: 'string', multiple: true },
        admin: { type: 'boolean' },
        name: { type: 'string' },
        'password-stdin': { type: 'boolean' },
        email: { type: 'string' },
        guest: { type: 'string' },
        room: { type: 'string' },
        from: { type: 'string' },
        until: { type: 'string' },
        yes: { type: 'boolean' },
        since: { type: 'string' },
        actor: { type: 'string' },
        action: { type: 'string' },
        csv: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

function one(values: readonly string[], what: string): string {
  const [value, ...others] = values
  const text = required(value, what)
  if (others.length > 0) throw new StartError(`Too many words: put quotes around a ${what}.`)
  return text
}

function required(value: string | undefined, what: string): string {
  if (!value?.trim()) throw new StartError(`${what} is missing.`)
  return value.trim()
}
