import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * Creates a database on a PostgreSQL server.
 * @param server address of any database there, whose user may create others
 * @param template the name of a database that nobody is connected to, which it becomes a copy of
 */
export async function createDatabase(
  server: string,
  template?: string,
): Promise<{ name: string; url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name} ${template ? `template ${template}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href }
}

export function dropDatabase(server: string, name: string): Promise<void> {
  return run(server, `drop database if exists ${name} with (force)`)
}

async function run(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
