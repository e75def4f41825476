import { sql } from 'drizzle-orm'
import { cabinetBody, cabinetChangeBody, cabinetEntity } from '../../schemas/api/cabinet.ts'
import { mayEnter } from '../../schemas/roles.ts'
import { cabinet } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { defineCall } from '../http/endpoint.ts'
import { requestText } from '../http/query.ts'
import { lockStaff } from '../staff/lock-staff.ts'
import { place } from '../staff/place.ts'
import { cabinetColumns, entityAnswer } from './cabinet-row.ts'
import { cabinetsChanged, readCabinets, theCabinet } from './cabinet-store.ts'
import { checkSentCabinet } from './check-sent-cabinet.ts'

const access = { section: 'cabinets', action: 'write' } as const
const mostCabinets = 200

/** R95 */
export const createCabinet = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/cabinets',
  summary: 'Adds a cabinet, the last in order',
  access,
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
  params: place,
  body: cabinetBody,
  answer: cabinetEntity,
  status: 201,
  act: async ({ member: { company }, body, locale, transaction }) => {
    const sent = checkSentCabinet(body.CABINET, { company, locale })
    return transaction(async (orm) => {
      await lockStaff(orm, company)
      const rows = await readCabinets(orm, company)
      if (rows.length >= mostCabinets) throw new ApiError('CONFLICT')
      const code = String(1 + Math.max(0, ...rows.map((row) => Number.parseInt(row.code, 10) || 0)))
      const [row] = await orm
        .insert(cabinet)
        .values({ company, code, position: rows.length, ...cabinetColumns(sent) })
        .returning()
      await cabinetsChanged(orm, company)
      return row && entityAnswer(row)
    })
  },
})

/** R95 */
export const changeCabinet = defineCall({
  method: 'put',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/cabinets/{code}',
  summary: 'Changes a cabinet; 412 with the other version where somebody else has changed it meanwhile',
  access,
  params: place.extend({ code: requestText }),
  body: cabinetChangeBody,
  answer: cabinetEntity,
  act: async ({ member: { company, cabinets }, params: { code }, body, locale, transaction }) => {
    if (!mayEnter(cabinets, code)) throw new ApiError('FORBIDDEN')
    return transaction(async (orm) => {
      const [before] = await orm.select().from(cabinet).where(theCabinet(company, code)).for('update')
      if (!before) throw new ApiError('NOT_FOUND')
      if (before.revision !== body.REVISION)
        throw new ApiError('VERSION_CONFLICT', { data: { ...entityAnswer(before) } })
      const sent = checkSentCabinet(body.CABINET, { company, locale, before })
      const [row] = await orm
        .update(cabinet)
        .set({ ...cabinetColumns(sent), revision: sql`${cabinet.revision} + 1` })
        .where(theCabinet(company, code))
        .returning()
      await cabinetsChanged(orm, company)
      return row && entityAnswer(row)
    })
  },
})
