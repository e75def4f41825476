import { getTableName, sql } from 'drizzle-orm'
import { allTables } from '../database/all-tables.ts'
import type { Database } from '../database/database.ts'

/** Tables that a refused call may change, because it is counted. */
const counting = ['rate_limit', 'used_proof', 'secret']

const names = allTables.map((table) => getTableName(table)).filter((name) => !counting.includes(name))

const parts = names.map((name) => {
  const table = sql.identifier(name)
  return sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${table} t`
})
const query = sql.join(parts, sql` union all `)

/** The content of every table as one digest per table. */
export async function snapshot({ orm }: Database): Promise<Record<string, string>> {
  const { rows } = (await orm.execute(query)) as unknown as { rows: { name: string; digest: string }[] }
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
