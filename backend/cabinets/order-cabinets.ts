import { cabinetOrderBody } from '../../schemas/api/cabinet.ts'
import { ApiError } from '../http/api-error.ts'
import { defineCall } from '../http/endpoint.ts'
import { lockStaff } from '../staff/lock-staff.ts'
import { place } from '../staff/place.ts'
import { cabinetsChanged, placeCabinets, readCabinets } from './cabinet-store.ts'

/** R95 */
export const orderCabinets = defineCall({
  method: 'put',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/cabinets_order',
  summary: 'Puts the cabinets in order; the first one is the main one. 409 where the list is not that of now',
  access: { section: 'cabinets', action: 'write' },
  params: place,
  body: cabinetOrderBody,
  act: async ({ member: { company }, body: { CODES }, transaction }) =>
    transaction(async (orm) => {
      await lockStaff(orm, company)
      const codes = new Set((await readCabinets(orm, company)).map(({ code }) => code))
      if (
        new Set(CODES).size !== CODES.length ||
        codes.size !== CODES.length ||
        !CODES.every((code) => codes.has(code))
      )
        throw new ApiError('CONFLICT')
      await placeCabinets(orm, company, CODES)
      await cabinetsChanged(orm, company)
      return undefined
    }),
})
