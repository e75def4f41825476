import { and, eq, isNull, sql } from 'drizzle-orm'
import { mayEnter } from '../../schemas/roles.ts'
import { accessTag } from '../access/memberships.ts'
import { invalidate } from '../content/invalidate.ts'
import type { Orm } from '../database/database.ts'
import { accessCode, cabinet, membership, schedule, specialist } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { defineCall } from '../http/endpoint.ts'
import { requestText } from '../http/query.ts'
import { lockStaff } from '../staff/lock-staff.ts'
import { place } from '../staff/place.ts'
import { cabinetsChanged, placeCabinets, readCabinets, theCabinet } from './cabinet-store.ts'

/** Throws 409 with the doctors who see patients there. */
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

/** Nobody works there any more, and nobody is invited there. */
async function takeAccessAway(orm: Orm, company: string, code: string): Promise<void> {
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
  await invalidate(
    orm,
    members.map(({ account }) => accessTag(account)),
  )
}

/** R95 */
export const removeCabinet = defineCall({
  method: 'delete',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/cabinets/{code}',
  summary: 'Takes a cabinet away; 409 while doctors see patients there',
  access: { section: 'cabinets', action: 'write' },
  params: place.extend({ code: requestText }),
  act: async ({ member: { company, cabinets }, params: { code }, transaction }) => {
    if (!mayEnter(cabinets, code)) throw new ApiError('FORBIDDEN')
    return transaction(async (orm) => {
      await lockStaff(orm, company)
      await checkUnused(orm, company, code)
      const [removed] = await orm.delete(cabinet).where(theCabinet(company, code)).returning()
      if (!removed) throw new ApiError('NOT_FOUND')
      const rest = await readCabinets(orm, company)
      await placeCabinets(
        orm,
        company,
        rest.map((row) => row.code),
      )
      await takeAccessAway(orm, company, code)
      await cabinetsChanged(orm, company)
      return undefined
    })
  },
})
