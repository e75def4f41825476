import { specialities } from '../../schemas/reference/specialities.ts'
import { everything } from '../../schemas/tags.ts'
import { speciality } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { invalidate } from '../kit/invalidation/invalidate.ts'
import { refreshDictionary } from '../search/index.ts'

/** Writes the list of specialities that the product knows to a database that has none. */
export const writeSpecialities = (db: Database): Promise<void> =>
  db.orm.transaction(async (orm) => {
    if ((await orm.$count(speciality)) > 0) return
    await orm
      .insert(speciality)
      .values(Object.entries(specialities).map(([slug, name]) => ({ slug, name })))
      .onConflictDoNothing()
    await refreshDictionary(orm)
    await invalidate(orm, [everything])
  })
