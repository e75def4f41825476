import { permissions } from '../../schemas/api/business.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { permissionsAt } from './permissions-answer.ts'

/** A7 */
export const getAccess = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/business/user/get_access',
  summary:
    'What the caller may do in a company and cabinet; at the level of the company nothing for who has some cabinets only',
  access: 'staff',
  params: place,
  answer: permissions,
  act: async ({ orm, member, params: { cabinetCode }, settings }) =>
    permissionsAt(orm, member, cabinetCode, settings),
})
