/**
 * The objects of a database, a line each, in order: extensions, columns, constraints, indexes, sequences, functions and triggers. The order
 * of a table's columns is not in it, since no statement depends on it.
 */
export async function catalogue(query: (sql: string) => Promise<{ line: string }[]>): Promise<string[]> {
  const lines = await Promise.all(questions.map((sql) => query(sql)))
  return lines.flatMap((rows) => rows.map(({ line }) => line)).sort()
}

/** Tables of ours; those of an extension or of the migrations' own journal are not. */
const ours = `n.nspname = 'public' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

const questions = [
  `select 'extension ' || extname::text as line from pg_extension`,
  `select 'table ' || c.relname || ' ' || c.relkind::text || coalesce(' ' || array_to_string(c.reloptions, ','), '') as line
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('r', 'v', 'm', 'p')`,
  `select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
     || case when a.attnotnull then ' not null' else '' end
     || case when a.attidentity <> '' then ' identity ' || a.attidentity::text else '' end
     || case when a.attgenerated <> '' then ' generated ' || a.attgenerated::text else '' end
     || coalesce(' collate ' || (select collname from pg_collation where oid = a.attcollation and collname <> 'default'), '')
     || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where ${ours} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  `select 'constraint ' || c.relname || '.' || o.conname || ' ' || pg_get_constraintdef(o.oid) as line
   from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and o.contype <> 't'`,
  `select 'index ' || pg_get_indexdef(i.indexrelid) as line
   from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  `select 'sequence ' || sequencename || ' ' || data_type || ' ' || start_value || ' ' || min_value || ' ' || max_value
     || ' ' || increment_by || ' ' || cycle || ' ' || cache_size as line from pg_sequences where schemaname = 'public'`,
  `select 'function ' || pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname = 'public' and p.prokind in ('f', 'p')
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select 'trigger ' || pg_get_triggerdef(t.oid) as line
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and not t.tgisinternal`,
]
