import { and, eq } from 'drizzle-orm'
import { cabinet, company, specialist, speciality } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { WaitingRow } from './join-waiting.ts'

/** The names of branch, doctor and service of a waiting-list entry. */
export async function readWishNames(orm: Orm, row: WaitingRow) {
  const [named] = await orm
    .select({
      slug: company.slug,
      company: company.name,
      cabinet: cabinet.name,
      lastName: specialist.lastName,
      name: specialist.name,
      middleName: specialist.middleName,
      speciality: speciality.name,
    })
    .from(company)
    .leftJoin(cabinet, and(eq(cabinet.company, company.code), eq(cabinet.code, row.cabinet ?? '')))
    .leftJoin(
      specialist,
      and(eq(specialist.company, company.code), eq(specialist.code, row.specialist ?? '')),
    )
    .leftJoin(speciality, eq(speciality.slug, row.speciality ?? ''))
    .where(eq(company.code, row.company))
  if (!named) throw new ApiError('NOT_FOUND')
  return named
}
