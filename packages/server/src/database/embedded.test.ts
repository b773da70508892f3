import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testDataFolder, testFolder, throwCrash } from '../testing/database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

it('is for one at a time, and keeps its data over a restart', async () => {
  const folder = await testDataFolder()
  const first = await openEmbedded(folder, throwCrash)
  await first.pool.query("insert into companies (name) values ('Café São José')")
  await expect(openEmbedded(folder, throwCrash)).rejects.toThrow(/is in use by process \d+\. /)
  await first.close()
  const second = await openEmbedded(folder, throwCrash)
  const { rows } = await second.pool.query('select name from companies')
  await second.close()
  expect(rows).toEqual([{ name: 'Café São José' }])
})

it('makes a first start that was killed halfway anew', async () => {
  const folder = await testFolder()
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres/PG_VERSION'), '')
  await writeFile(join(folder, 'postgres.unfinished'), '')
  const database = await openEmbedded(folder, throwCrash)
  await migrate(database)
  await database.close()
  expect(existsSync(join(folder, 'postgres.unfinished'))).toBe(false)
})

it('tells when it dies by itself, and can still be closed', async () => {
  const folder = await testDataFolder()
  const on = vi.spyOn(Worker.prototype, 'on')
  onTestFinished(() => on.mockRestore())
  const crashes: string[] = []
  const database = await openEmbedded(folder, (error) => crashes.push(error.message))
  const worker = on.mock.contexts.find((context) => context instanceof Worker)
  await database.pool.query('select 1')
  await worker?.terminate()
  expect(crashes).toEqual(['The embedded database stopped by itself.'])
  await expect(database.pool.query('select 1')).rejects.toThrow()
  await database.close()
  await (await openEmbedded(folder, throwCrash)).close()
})
