import type { Database } from '../database/database.ts'

/** Companies, users and machine keys, as tables for reading. Secrets are not kept, so none is shown. */
export async function listAll(db: Database): Promise<string> {
  const tables = [
    await table(
      db,
      'Companies',
      `select id, name, case when disabled_at is null then 'active' else 'disabled' end as state
       from companies order by id`,
    ),
    await table(
      db,
      'Users',
      `select users.id, email, role, coalesce(companies.name, '') as company,
         case when users.disabled_at is null then 'active' else 'disabled' end as state
       from users left join companies on companies.id = company_id order by users.id`,
    ),
    await table(
      db,
      'Machine keys',
      `select machine_keys.id, machine_keys.name, coalesce((
           select string_agg(several.name, ', ' order by several.name)
           from machine_key_companies join companies as several on several.id = machine_key_companies.company_id
           where key_id = machine_keys.id
         ), companies.name) as company,
         coalesce(last_used_at::text, 'never') as "last used",
         case when machine_keys.disabled_at is null then 'active' else 'disabled' end as state
       from machine_keys join companies on companies.id = company_id order by machine_keys.id`,
    ),
  ]
  return tables.join('\n\n')
}

async function table(db: Database, title: string, sql: string): Promise<string> {
  const { rows, fields } = await db.query<Record<string, unknown>>(sql)
  if (rows.length === 0) return `${title}: none`
  const names = fields.map(({ name }) => name)
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name])))]
  const widths = names.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  )
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`
}
