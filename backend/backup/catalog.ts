import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../kit/database/database.ts'
import type { BackedUpTable, Sequences } from './manifest.ts'

/* What a database has, as Postgres itself lists it: tables of any version of ours, also of one that this program does not know. */

/** Schemas of ours: tables, and which migrations were applied. */
const schemas = sql.raw(`('public', 'drizzle')`)

/** Rows of a query that no table of ours describes; both drivers give them as `rows`. */
export async function rowsOf<Row>(orm: Orm, query: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(query)) as unknown as { rows: Row[] }
  return rows
}

export const quoted = ({ schema, name }: { schema: string; name: string }): SQL =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`

/** A table or sequence as an argument. */
export const relation = ({ schema, name }: { schema: string; name: string }): SQL =>
  sql`format('%I.%I', ${schema}::text, ${name}::text)::regclass`

/** All tables with the columns that are written: computed ones follow from others. */
export const tablesOf = (orm: Orm): Promise<BackedUpTable[]> =>
  rowsOf(
    orm,
    sql`select n.nspname as "schema", c.relname as "name", coalesce(json_agg(a.attname order by a.attnum)
      filter (where a.attname is not null), '[]') as "columns"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ${schemas} group by 1, 2 order by 1, 2`,
  )

/** The types of a table's columns, as casts name them. */
export async function typesOf(orm: Orm, table: BackedUpTable): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ name: string; type: string }>(
    orm,
    sql`select attname as "name", format_type(atttypid, atttypmod) as "type" from pg_attribute
    where attrelid = ${relation(table)} and attnum > 0 and not attisdropped`,
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** Where all sequences are, those of identity columns included. */
export async function sequencesOf(orm: Orm): Promise<Sequences> {
  const names = await rowsOf<{ schema: string; name: string }>(
    orm,
    sql`select schemaname as "schema", sequencename as "name" from pg_sequences where schemaname in ${schemas} order by 1, 2`,
  )
  const sequences: Sequences = []
  for (const one of names) {
    const [at] = await rowsOf<{ last: string; isUsed: boolean }>(
      orm,
      sql`select last_value::text as "last", is_called as "isUsed" from ${quoted(one)}`,
    )
    if (at) sequences.push({ ...one, ...at })
  }
  return sequences
}

export type ForeignKey = { schema: string; table: string; name: string; definition: string }

export const foreignKeysOf = (orm: Orm): Promise<ForeignKey[]> =>
  rowsOf(
    orm,
    sql`select n.nspname as "schema", c.relname as "table", k.conname as "name", pg_get_constraintdef(k.oid) as "definition"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname in ${schemas} order by 1, 2, 3`,
  )

/** Indexes that no constraint needs. */
export const indexesOf = (orm: Orm, table: BackedUpTable): Promise<{ name: string; definition: string }[]> =>
  rowsOf(
    orm,
    sql`select c.relname as "name", pg_get_indexdef(i.indexrelid) as "definition"
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${relation(table)} and not i.indisprimary
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`,
  )

/** When the newest migration of a database was written; undefined if it is not one of ours. */
export async function migrationOf(orm: Orm): Promise<number | undefined> {
  const [table] = await rowsOf<{ at: string | null }>(
    orm,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as "at"`,
  )
  if (!table?.at) return undefined
  const [newest] = await rowsOf<{ at: string | null }>(
    orm,
    sql`select max(created_at)::text as "at" from drizzle.__drizzle_migrations`,
  )
  return Number(newest?.at) || undefined
}

/** Functions and types of ours that are no part of an extension or a table, as `drop` names them. */
export const looseObjectsOf = (orm: Orm): Promise<{ kind: string; name: string }[]> =>
  rowsOf(
    orm,
    sql`select 'routine' as "kind", p.oid::regprocedure::text as "name" from pg_proc p
      where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select 'type', t.oid::regtype::text from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`,
  )
