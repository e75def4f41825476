import { getTableName, sql } from 'drizzle-orm'
import { allTables } from '../all-tables.ts'
import type { Database } from '../kit/database/database.ts'

/** Tables that a refused call may change, because it is counted. */
const counting = ['rate_limit', 'used_proof', 'secret']

/** Names of the tables in which a row was inserted, updated or deleted since this was last asked. */
export type Writes = () => Promise<string[]>

/** Makes every table note its writes by a trigger. A note is a row as well, so that a rolled-back write leaves none. */
export async function watchWrites({ orm }: Database): Promise<Writes> {
  await orm.execute(sql`create table written (id serial primary key, name text not null)`)
  await orm.execute(sql`
    create function note_written() returns trigger language plpgsql as $$
      begin insert into written (name) values (tg_table_name); return null; end
    $$`)
  for (const name of allTables.map(getTableName).filter((name) => !counting.includes(name))) {
    const table = sql.identifier(name)
    await orm.execute(sql`
      create trigger written_row after insert or update or delete on ${table}
      for each row execute function note_written()`)
    await orm.execute(sql`
      create trigger written_all after truncate on ${table} for each statement execute function note_written()`)
  }
  let known = 0
  return async () => {
    const { rows } = (await orm.execute(
      sql`select id, name from written where id > ${known} order by id`,
    )) as unknown as { rows: { id: number; name: string }[] }
    known = rows.at(-1)?.id ?? known
    return [...new Set(rows.map(({ name }) => name))]
  }
}
