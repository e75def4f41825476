import { and, eq } from 'drizzle-orm'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { type Membership, specialist } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError, type ErrorCode } from '../../kit/errors/api-error.ts'
import { checkMayPlan } from '../../staff/index.ts'
import { findNearest } from '../slots/find-slots.ts'
import { readCompany } from '../slots/read-bookable.ts'
import { readHours } from '../slots/read-hours.ts'
import { readPlaces } from '../slots/read-places.ts'

const dayMs = 86_400_000

/**
 * The place and time of an appointment that a member of the staff makes or moves. Throws 404, 403 for a doctor of other branches than the
 * member's, 422 for a time that cannot be meant.
 */
export async function placeOf(
  orm: Orm,
  {
    company,
    cabinet,
    doctor,
    start,
    now,
    member,
  }: { company: string; cabinet: string; doctor: string; start: string; now: number; member: Membership },
) {
  const at = Date.parse(start)
  if (at < now - dayMs || at > now + 366 * dayMs)
    throw new ApiError('SLOT_INVALID', { data: { NEAREST: [] } })
  const { branches } = await readCompany(orm, company)
  const [card] = await orm
    .select({ places: specialist.places })
    .from(specialist)
    .where(and(eq(specialist.company, company), eq(specialist.code, doctor)))
  const hours = await readHours(orm, company, doctor)
  const code = cabinet === wholeCompany ? hours[0]?.cabinet : cabinet
  const branch =
    branches.find((one) => one.code === code) ?? (cabinet === wholeCompany ? branches[0] : undefined)
  if (!card || !branch) throw new ApiError('DOCTOR_GONE')
  checkMayPlan(member, card)
  return { at, branch, step: hours.find((one) => one.cabinet === branch.code)?.step ?? null }
}

/** Errors that say that a time cannot be had. */
const refusals: readonly ErrorCode[] = ['SLOT_TAKEN', 'BRANCH_CLOSED', 'OUTSIDE_BRANCH_HOURS']

type Wanted = {
  company: string
  cabinet: string
  doctor: string
  at: number
  /** How long the visit takes. */
  minutes: number
  now: number
}

/** Adds the nearest times at which the doctor is free for the whole visit in the same branch to the error of a time that cannot be had. */
export async function withNearest<T>(
  orm: Orm,
  { company, cabinet, doctor, at, minutes, now }: Wanted,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || !refusals.includes(error.code)) throw error
    const bookable = await readCompany(orm, company)
    const places = (await readPlaces(orm, bookable, { doctor, cabinet }, undefined)).map((place) => ({
      ...place,
      schedule: { ...place.schedule, duration: minutes },
    }))
    const NEAREST = await findNearest(orm, places, { company, now, at })
    throw new ApiError(error.code, { data: { ...error.data, NEAREST }, cause: error })
  }
}
