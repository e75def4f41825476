import type { Orm } from './database.ts'

type Preparable = { prepare: (name: string) => unknown }

/**
 * A query that is built once per database and run with values for its placeholders: `const ofCompany =
 * prepared('services', (orm) => orm.select()…)`, `await ofCompany(orm).execute({ company })`. Postgres parses
 * and plans it once per connection, under the unique name `name`. If its conditions depend on the request,
 * each `shape` is a query of its own.
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
