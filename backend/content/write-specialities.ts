import { productCode } from '../../schemas/access/roles.ts'
import areaOfSpecialities from '../../schemas/areas/specialities.ts'
import { specialities } from '../../schemas/reference/specialities.ts'
import { speciality } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
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
    await allChanged(
      orm,
      Object.keys(specialities).map((code) => happened(areaOfSpecialities, { company: productCode, code })),
    )
  })
