import { and, eq, isNull, sql } from 'drizzle-orm'
import { rights } from '../../schemas/access/rights.event.ts'
import type { Cabinet } from '../../schemas/areas/cabinets.ts'
import { hasBookings } from '../booking/index.ts'
import {
  accessCode,
  appointment,
  cabinet,
  membership,
  schedule,
  specialist,
} from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'

/** Throws 409 with the doctors who work in the branch. */
async function checkUnused(orm: Orm, company: string, code: string): Promise<void> {
  const doctors = await orm
    .select({ lastName: specialist.lastName, name: specialist.name })
    .from(schedule)
    .innerJoin(
      specialist,
      and(eq(specialist.company, schedule.company), eq(specialist.code, schedule.specialist)),
    )
    .where(and(eq(schedule.company, company), eq(schedule.cabinet, code)))
    .orderBy(specialist.position)
  if (doctors.length === 0) return
  const names = doctors.map(({ lastName, name }) => `${lastName.ru} ${name.ru}`)
  throw new ApiError('CABINET_IN_USE', { data: { SPECIALISTS: names } })
}

/** Removes the branch from the access of members and invitations. */
async function revokeAccess(orm: Orm, company: string, code: string): Promise<void> {
  const members = await orm
    .update(membership)
    .set({ cabinets: sql`${membership.cabinets} - ${code}::text` })
    .where(
      and(eq(membership.company, company), sql`${membership.cabinets} @> ${JSON.stringify([code])}::jsonb`),
    )
    .returning({ account: membership.account })
  await orm
    .update(accessCode)
    .set({ revokedAt: new Date() })
    .where(and(eq(accessCode.company, company), eq(accessCode.cabinet, code), isNull(accessCode.revokedAt)))
  await allChanged(
    orm,
    members.map((member) => happened(rights, member)),
  )
}

export default serveArea<Cabinet>({
  table: cabinet,
  read: ({ latitude, longitude }) =>
    typeof latitude === 'number' && typeof longitude === 'number' ? { point: { latitude, longitude } } : {},
  write: ({ point }) => ({ latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }),
  beforeRemove: async (orm, { company, code }) => {
    await lockCompany(orm, company)
    await checkUnused(orm, company, code)
    if (await hasBookings(orm, company, eq(appointment.cabinet, code)))
      throw new ApiError('CABINET_HAS_BOOKINGS')
    await revokeAccess(orm, company, code)
  },
})
