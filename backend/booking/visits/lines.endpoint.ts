import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { visit, visitLineBody } from '../../../schemas/api/visit.ts'
import { mostMoney } from '../../../schemas/visits/money.ts'
import { appointment, visitService } from '../../database/tables/index.ts'
import { changeLimits } from '../../kit/area/calls/change-limits.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { uuidOf } from '../../kit/input/uuid-of.ts'
import { lockOne, one } from '../appointments/lock-one.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import { checkVisit } from './is-visit.ts'
import { removeLines } from './lines.ts'
import { pricesOfDay } from './price-of-day.ts'
import { readVisit } from './read-visit.ts'
import { keepRecord } from './visit-record.ts'

const access = { section: 'doctor-appointment', action: 'write' } as const

/** Writes a service that was done into a visit, or one in place of another. */
export const addVisitService = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/services',
  summary:
    'Writes a service into a visit at the price of the day, or at its own with a reason; also in place of another line',
  access,
  limits: changeLimits,
  params: one,
  body: visitLineBody,
  answer: visit,
  act: async ({ params, body, member, locale, transaction }) =>
    transaction(async (orm) => {
      const row = await lockOne(orm, params, member)
      checkVisit(row)
      const [found] = await pricesOfDay(orm, row, body.SERVICE_CODE)
      if (!found) throw fieldFault(locale, { SERVICE_CODE: 'invalid' })
      const price = body.PRICE ?? found.price
      if (price === null) throw fieldFault(locale, { PRICE: 'required' })
      const isOwn = found.price !== null && price !== found.price
      if (isOwn && body.REASON === undefined) throw fieldFault(locale, { REASON: 'required' })
      if (body.REPLACES && (await removeLines(orm, row.id, member.account, body.REPLACES)) === 0)
        throw new ApiError('LINE_GONE')
      await orm.insert(visitService).values({
        company: row.company,
        visit: row.id,
        service: found.code,
        name: found.name,
        listPrice: found.listPrice,
        price,
        quantity: body.QUANTITY,
        reason: body.REASON ?? (isOwn ? null : (found.reason?.[locale] ?? null)),
        addedBy: member.account,
      })
      await keepRecord(orm, row)
      await signalChanged(orm, row.company)
      const changed = await readVisit(orm, row, member)
      if (changed.TOTAL > mostMoney)
        throw fieldFault(locale, { [body.PRICE === undefined ? 'QUANTITY' : 'PRICE']: 'visitMoney' })
      return changed
    }),
})

/** Removes a service from a visit. */
export const removeVisitService = defineCall({
  method: 'delete',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/services/{line}',
  summary: 'Removes a service from a visit; it stays as history',
  access,
  limits: changeLimits,
  params: one.extend({ line: z.string().describe('The line.') }),
  answer: visit,
  status: 200,
  act: async ({ params, member, transaction }) =>
    transaction(async (orm) => {
      const row = await lockOne(orm, params, member)
      const line = uuidOf(params.line)
      checkVisit(row)
      if ((await removeLines(orm, row.id, member.account, line)) === 0) throw new ApiError('LINE_GONE')
      await keepRecord(orm, row)
      await signalChanged(orm, row.company)
      return readVisit(orm, row, member)
    }),
})

/** The doctor begins: says the real time. */
export const beginVisitNow = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/begin',
  summary: 'Notes that a visit begins now; again it changes nothing',
  access,
  limits: changeLimits,
  params: one,
  answer: visit,
  act: async ({ params, member, transaction }) =>
    transaction(async (orm) => {
      const row = await lockOne(orm, params, member)
      checkVisit(row)
      const beganAt = row.beganAt ?? new Date()
      await orm.update(appointment).set({ beganAt }).where(eq(appointment.id, row.id))
      await signalChanged(orm, row.company)
      return readVisit(orm, { ...row, beganAt }, member)
    }),
})
