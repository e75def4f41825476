import { sql } from 'drizzle-orm'

/** The indexes of a table that no foreign key needs: what removes each, and what makes it again. */
async function indexesOf(orm, table) {
  const { rows } = await orm.execute(sql`
    select case when con.oid is null then format('drop index %I', cls.relname)
        else format('alter table %I drop constraint %I', ${table}::text, con.conname) end as remove,
      case when con.oid is null then pg_get_indexdef(ind.indexrelid)
        else format('alter table %I add constraint %I %s', ${table}::text, con.conname, pg_get_constraintdef(con.oid)) end as make
    from pg_index ind
      join pg_class cls on cls.oid = ind.indexrelid
      left join pg_constraint con on con.conindid = ind.indexrelid and con.conrelid = ind.indrelid
    where ind.indrelid = ${table}::text::regclass
      and not exists (select from pg_constraint ref where ref.contype = 'f' and ref.conindid = ind.indexrelid)`)
  return rows
}

/** Fills tables in one transaction, without their indexes, which are made again at the end, and without looking up foreign keys. */
export const inBulk = (db, tables, fill) =>
  db.orm.transaction(async (orm) => {
    await orm.execute(sql`set local session_replication_role = replica`)
    await orm.execute(sql`set local maintenance_work_mem = '256MB'`)
    const indexes = []
    for (const table of tables) indexes.push(...(await indexesOf(orm, table)))
    for (const { remove } of indexes) await orm.execute(sql.raw(remove))
    await fill(orm)
    for (const { make } of indexes) await orm.execute(sql.raw(make))
  })
