import { eq, sql } from 'drizzle-orm'
import { specialist } from '../../database/tables/index.ts'
import { expireWithPeriods, isVisible, nextChange } from '../../kit/area/visible-rows.ts'
import type { Reading } from '../../kit/http/endpoint.ts'

/** The condition for doctors whom the site of their clinic shows now. */
export const isVisibleDoctor = isVisible(specialist)

/** A column of a query with the placeholder `company`: when its next doctor appears or disappears by a period. */
export const nextDoctorChange = nextChange(specialist, eq(specialist.company, sql.placeholder('company')))

/** Lets the answer expire when the next doctor of a company, or of any, appears or disappears by a period. */
export const expireWithDoctors = (
  reading: Pick<Reading<unknown, unknown>, 'orm' | 'expires'>,
  company?: string,
): Promise<void> =>
  expireWithPeriods(specialist, reading, company === undefined ? undefined : eq(specialist.company, company))
