import type { Orm } from './database.ts'

type Preparable = { prepare: (name: string) => unknown }

/**
 * A query that is written out once for each database, and then run with values for its placeholders:
 * `const ofCompany = prepared('services', (orm) => orm.select()…)`, `await ofCompany(orm).execute({ company })`. Postgres
 * parses and plans it once for each connection, under `name`, which no other query has. Where its conditions depend on
 * what is asked for, each `shape` of it is a query of its own.
 */
export function prepared<Query extends Preparable, Shape extends readonly string[] = []>(
  name: string,
  build: (orm: Orm, ...shape: Shape) => Query,
) {
  type Prepared = ReturnType<Query['prepare']>
  const ofOrm = new WeakMap<Orm, Map<string, Prepared>>()
  return (orm: Orm, ...shape: Shape): Prepared => {
    const known = ofOrm.get(orm) ?? new Map<string, Prepared>()
    ofOrm.set(orm, known)
    const full = [name, ...shape].join(' ')
    const query = known.get(full) ?? (build(orm, ...shape).prepare(full) as Prepared)
    known.set(full, query)
    return query
  }
}
