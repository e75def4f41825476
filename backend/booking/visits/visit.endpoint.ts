import { visit, visitPriceList } from '../../../schemas/api/visit.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { localize } from '../../shared/answers/localize.ts'
import { findOne, one } from '../appointments/lock-one.ts'
import { pricesOfDay } from './price-of-day.ts'
import { readVisit } from './read-visit.ts'

const access = { section: 'patients', action: 'read' } as const

/** The services and payments of a visit. */
export const oneVisit = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/visit',
  summary: 'The services done in a visit with their prices, what was paid and what is left to pay',
  access,
  params: one,
  answer: visit,
  act: async ({ orm, params, member }) => readVisit(orm, await findOne(orm, params, member), member),
})

/** The services that can be written into a visit. */
export const visitPrices = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/appointment/{code}/prices',
  summary: 'The services of the clinic with their prices of today for the doctor and the branch of a visit',
  access,
  params: one,
  answer: visitPriceList,
  act: async ({ orm, params, member }) => {
    const prices = await pricesOfDay(orm, await findOne(orm, params, member))
    return wholeList(
      prices.map(({ code, name, price }) => ({
        SERVICE_CODE: code,
        ...localize('NAME', name),
        LIST_PRICE: price,
      })),
    )
  },
})
