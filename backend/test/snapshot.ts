import { getTableName, sql } from 'drizzle-orm'
import { allTables } from '../database/all-tables.ts'
import type { Database } from '../database/database.ts'

/** Tables in which a refused call may leave its trace: that it was counted. */
const counting = ['rate_limit', 'used_proof', 'secret']

const names = allTables.map((table) => getTableName(table)).filter((name) => !counting.includes(name))

const parts = names.map((name) => {
  const table = sql.identifier(name)
  return sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${table} t`
})
const query = sql.join(parts, sql` union all `)

/** What is in every table, as one digest a table: two are equal where nothing has changed between them. */
export async function snapshot({ orm }: Database): Promise<Record<string, string>> {
  const { rows } = (await orm.execute(query)) as unknown as { rows: { name: string; digest: string }[] }
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
