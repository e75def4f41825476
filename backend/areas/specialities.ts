import { sql } from 'drizzle-orm'
import type { Speciality } from '../../schemas/areas/specialities.ts'
import { company, specialist, speciality } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'
import { serveDictionary } from '../search/index.ts'

export default serveArea<Speciality>(
  serveDictionary(speciality, async (orm, slug) => {
    const named = JSON.stringify([slug])
    const ofDoctors = await orm.$count(specialist, sql`${specialist.specialities} @> ${named}::jsonb`)
    return ofDoctors + (await orm.$count(company, sql`${company.specialities} @> ${named}::jsonb`))
  }),
)
