import { ingestLocations } from '@netportal/contract'
import { locationDelivery } from '@netportal/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { StartError } from '../http/errors.ts'
import { createReportFiles } from '../reports/files/createReportFiles.ts'
import { signInRequest, useTestApp } from '../testing/testApp.ts'
import { runCommand } from './run.ts'

const test = useTestApp()

const run = (...args: string[]) =>
  runCommand(args, {
    db: test.database.pool,
    now: test.time,
    readPassword: async () => 'a password from stdin',
    files: createReportFiles(test.config),
    write: async () => {},
  })

const secretOf = (said: string) => /\(shown once\): (\S+)/.exec(said)?.[1] ?? ''
const signIn = async (email: string, password: string) =>
  (await test.app.inject(signInRequest(email, password))).statusCode

describe('an operator', () => {
  it('makes a company with a user who can sign in', async () => {
    expect(await run('create-company', 'Elm & Söhne')).toMatch(/^Company \d+ 'Elm & Söhne' is made/)
    const said = await run('create-user', 'Eva@Elm.test', '--company', 'elm & söhne')
    expect(said).toMatch(/^User \d+ eva@elm\.test is made\./)
    expect(await signIn('eva@elm.test', secretOf(said))).toBe(200)
  })

  it('makes an administrator, with a password that is read', async () => {
    const said = await run('create-user', 'root@provider.test', '--admin', '--password-stdin')
    expect(said).toMatch(/^User \d+ root@provider\.test is made\.$/)
    expect(await signIn('root@provider.test', 'a password from stdin')).toBe(200)
  })

  it('makes a key of several companies, and changes which they are', async () => {
    const said = await run('create-key', 'Ash', '--also', 'birch', '--name', 'call center')
    const [, id = ''] = /^Key (\d+) of 'Ash', 'Birch' is made/.exec(said) ?? []
    const serves = async (portal_company: string) => {
      const answer = await test.call(ingestLocations.path, undefined, {
        method: 'POST',
        headers: { 'x-api-key': secretOf(said) },
        payload: { portal_company, items: [locationDelivery] },
      })
      return answer.json().rejected.length === 0
    }
    const served = async () => [await serves('Ash'), await serves('Birch')]
    expect(await served()).toEqual([true, true])
    await run('remove-from-key', id, 'Ash')
    expect(await served()).toEqual([false, true])
    expect(await run('list')).toMatch(/call center +Birch /)
    await expect(run('remove-from-key', id, 'Birch')).rejects.toThrow('the last company')
    await expect(run('remove-from-key', id, 'Ash')).rejects.toThrow("is not of 'Ash'")
    await run('add-to-key', id, 'Ash')
    expect(await served()).toEqual([true, true])
    const single = /^Key (\d+)/.exec(await run('create-key', 'Ash', '--name', 'single'))
    await expect(run('add-to-key', single?.[1] ?? '', 'Birch')).rejects.toThrow('of one company')
  })

  it('makes a key that delivers, and that no longer does when it is disabled', async () => {
    const said = await run('create-key', 'Elm & Söhne', '--name', 'controller 1')
    const deliver = async () =>
      (
        await test.call(ingestLocations.path, undefined, {
          method: 'POST',
          headers: { 'x-api-key': secretOf(said) },
          payload: { items: [locationDelivery] },
        })
      ).statusCode
    expect(await deliver()).toBe(200)
    const [, id = ''] = /^Key (\d+)/.exec(said) ?? []
    expect(await run('disable', 'key', id)).toBe(`key ${id} 'controller 1' is disabled.`)
    expect(await deliver()).toBe(401)
    await run('enable', 'key', id)
    await run('disable', 'company', 'Elm & Söhne')
    expect(await deliver()).toBe(401)
    await run('enable', 'company', 'Elm & Söhne')
    expect(await deliver()).toBe(200)
  })

  it('ends the sessions of a user who is disabled, for good', async () => {
    const token = await test.tokenOf('ann')
    const ask = async () => (await test.call('/api/v1/users/me/', token)).statusCode
    expect(await ask()).toBe(200)
    await run('disable', 'user', 'ANN@ash.test')
    expect(await ask()).toBe(401)
    await run('enable', 'user', 'ann@ash.test')
    expect(await ask()).toBe(401)
  })

  it('sees what there is, without secrets', async () => {
    const list = await run('list')
    expect(list).toMatch(/^ {2}\d+ +Cedar +disabled$/m)
    expect(list).toMatch(/^ {2}\d+ +eva@elm\.test +customer +Elm & Söhne +active$/m)
    expect(list).toMatch(/^ {2}\d+ +controller 1 +Elm & Söhne +2026-06-18 12:00:00\+00 +active$/m)
    expect(list).not.toMatch(/argon2|npk_/)
  })
})

describe('a command that cannot be done', () => {
  it.each([
    [['create-company', 'ash'], "There is a company 'ash' already."],
    [['create-company'], 'NAME is missing.'],
    [['create-company', 'Two', 'Words'], 'Too many words: put quotes around a NAME.'],
    [['create-user', 'ann@ash.test', '--company', 'Ash'], 'There is a user ann@ash.test already.'],
    [['create-user', 'nobody', '--admin'], "'nobody' is no e-mail address."],
    [['create-user', 'x@y.test'], '--company COMPANY or --admin is missing.'],
    [['create-user', 'x@y.test', '--company', 'Oak'], "There is no company 'Oak'."],
    [['create-key', 'Ash'], '--name NAME is missing.'],
    [['create-key', 'Ash', '--name', 'x', '--also', 'Oak'], "There is no company 'Oak'."],
    [['add-to-key', '999', 'Ash'], "There is no key '999'."],
    [['add-to-key'], 'COMPANY is missing.'],
    [['disable', 'door', '1'], 'Say whether it is a company, a user or a key.'],
    [['disable', 'user', 'x@y.test'], "There is no user 'x@y.test'."],
    [
      ['create-user', 'x@y.test', '--company', 'Ash', '--admin'],
      'Say --company COMPANY or --admin, not both.',
    ],
    [
      ['create-key', 'Ash', '--name', 'x', '--also', 'ash'],
      '--also names a company that the key is of already.',
    ],
    [['list', '--company', 'Ash'], 'list takes no --company.'],
    [['list', 'users'], 'Everything is listed: nothing else is said.'],
    [
      [
        'erase-person',
        '--company',
        'Ash',
        '--room',
        '1',
        '--from',
        '2026-06-02',
        '--until',
        '2026-06-01',
      ],
      '--until is before --from.',
    ],
    [['audit', '--since', '2026-06-02', '--until', '2026-06-01'], '--until is not after --since.'],
    [['destroy'], "Unknown command 'destroy'."],
  ])('says why: %j', async (args, sentence) => {
    const error = await run(...args).catch((error: unknown) => error)
    expect(error instanceof StartError && error.faults[0]).toBe(sentence)
  })
})
