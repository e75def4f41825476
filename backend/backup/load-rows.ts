import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Orm } from '../kit/database/database.ts'
import { type ForeignKey, foreignKeysOf, indexesOf, quoted, relation, typesOf } from './catalog.ts'
import type { BackedUpTable, Sequences } from './manifest.ts'

const decompress = promisify(gunzip)

/** Rows from which on it is quicker to make the indexes of a table once they are loaded. */
const manyRows = 10_000

/** A table, and how many rows come into it. */
type Coming = { table: BackedUpTable; rows: number }

const keyed = ({ schema, table }: ForeignKey) => quoted({ schema, name: table })

/**
 * Loads rows into new tables: `part` for each part of a table, `end` when all are there. Meanwhile references are not checked and triggers do
 * nothing, because rows come in no order and what triggers write is among them; `end` checks all references.
 */
export async function startLoading(orm: Orm, coming: readonly Coming[]) {
  const tables = coming.map(({ table }) => table)
  const indexes: string[] = []
  const keys = await foreignKeysOf(orm)
  for (const key of keys)
    await orm.execute(sql`alter table ${keyed(key)} drop constraint ${sql.identifier(key.name)}`)
  for (const { table, rows } of coming) {
    await orm.execute(sql`alter table ${quoted(table)} disable trigger user`)
    for (const { name, definition } of rows < manyRows ? [] : await indexesOf(orm, table)) {
      await orm.execute(sql`drop index ${quoted({ schema: table.schema, name })}`)
      indexes.push(definition)
    }
  }
  const statements = new Map<string, ReturnType<typeof insertInto>>()

  async function insertInto(table: BackedUpTable) {
    const types = await typesOf(orm, table)
    const kept = table.columns.flatMap((name, at) => {
      const type = types.get(name)
      return type === undefined ? [] : [{ name, at, type }]
    })
    const columns = kept.map(({ name }) => sql.identifier(name))
    const values = kept.map(({ at, type }) => sql`(one ->> ${sql.raw(String(at))})::${sql.raw(type)}`)
    return (rows: string) =>
      sql`insert into ${quoted(table)} (${sql.join(columns, sql`, `)}) overriding system value
        select ${sql.join(values, sql`, `)} from jsonb_array_elements(${rows}::jsonb) one`
  }

  return {
    part: async (table: BackedUpTable, bytes: Buffer): Promise<number> => {
      const lines = (await decompress(bytes)).toString().split('\n').filter(Boolean)
      const name = `${table.schema}.${table.name}`
      const insert = statements.get(name) ?? insertInto(table)
      statements.set(name, insert)
      await orm.execute((await insert)(`[${lines.join(',')}]`))
      return lines.length
    },
    end: async (sequences: Sequences): Promise<void> => {
      for (const table of tables) await orm.execute(sql`alter table ${quoted(table)} enable trigger user`)
      for (const definition of indexes) await orm.execute(sql.raw(definition))
      for (const key of keys)
        await orm.execute(
          sql`alter table ${keyed(key)} add constraint ${sql.identifier(key.name)} ${sql.raw(key.definition)}`,
        )
      for (const { last, isUsed, ...sequence } of sequences)
        await orm.execute(sql`select setval(${relation(sequence)}, ${last}::bigint, ${isUsed})`)
    },
  }
}
