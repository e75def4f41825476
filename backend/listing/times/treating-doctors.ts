import { and, inArray, or, sql } from 'drizzle-orm'
import { narrowerSpecialities } from '../../../schemas/reference/narrower-specialities.ts'
import { specialist } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { isVisibleDoctor } from '../../shared/shown/visible-doctors.ts'

/** Whether the times of a doctor are those of the clinic's card. */
type Treats = (doctor: { company: string; doctor: string }) => boolean

/**
 * The doctors whose times a clinic's card shows in the list of a speciality: those who have it, else who treats it under a narrower name; any
 * of a clinic without both, and all without a speciality.
 */
export async function readTreating(
  orm: Orm,
  companies: readonly string[],
  speciality: string | undefined,
): Promise<Treats> {
  if (speciality === undefined || companies.length === 0) return () => true
  const narrower = narrowerSpecialities[speciality] ?? []
  const rows = await orm
    .select({ company: specialist.company, doctor: specialist.code, has: specialist.specialities })
    .from(specialist)
    .where(
      and(
        inArray(specialist.company, [...new Set(companies)]),
        or(
          ...[speciality, ...narrower].map(
            (slug) => sql`${specialist.specialities} @> ${JSON.stringify([slug])}::jsonb`,
          ),
        ),
        isVisibleDoctor,
      ),
    )
  const treating = new Map(
    [...Map.groupBy(rows, ({ company }) => company)].map(([company, doctors]) => {
      const own = doctors.filter(({ has }) => has.includes(speciality))
      return [company, new Set((own.length > 0 ? own : doctors).map(({ doctor }) => doctor))]
    }),
  )
  return ({ company, doctor }) => treating.get(company)?.has(doctor) ?? true
}
