import { z } from '@hono/zod-openapi'
import { cabinetEntity } from '../../schemas/api/cabinet.ts'
import { mayEnter } from '../../schemas/roles.ts'
import { cabinet } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { defineCall } from '../http/endpoint.ts'
import { requestText } from '../http/query.ts'
import { place } from '../staff/place.ts'
import { entityAnswer } from './cabinet-row.ts'
import { readCabinets, theCabinet } from './cabinet-store.ts'

const access = { section: 'cabinets', action: 'read' } as const

/** R95 */
export const cabinetEntities = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/cabinets',
  summary: 'Cabinets of a company that the caller may enter, the main one first, as they are edited',
  access,
  params: place,
  answer: z.array(cabinetEntity),
  act: async ({ orm, member }) => {
    const rows = await readCabinets(orm, member.company)
    return rows.filter(({ code }) => mayEnter(member.cabinets, code)).map(entityAnswer)
  },
})

/** R95 */
export const oneCabinetEntity = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/cabinets/{code}',
  summary: 'A cabinet as it is edited',
  access,
  params: place.extend({ code: requestText }),
  answer: cabinetEntity,
  act: async ({ orm, member, params: { code } }) => {
    if (!mayEnter(member.cabinets, code)) throw new ApiError('FORBIDDEN')
    const [row] = await orm.select().from(cabinet).where(theCabinet(member.company, code))
    return row && entityAnswer(row)
  },
})
