import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { servicePrices } from '../../schemas/api/service-price.ts'
import { account, service, servicePrice } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam } from '../kit/input/query.ts'
import { accountName } from '../kit/sessions/account-name.ts'

/** Maximum number of entries in a response. */
const maxEntries = 500

/** The price history of a service. */
export const priceHistory = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/services/{code}/prices',
  summary: 'Every price that a service has had, the newest first; one without amounts ended then',
  access: { section: 'mis', action: 'read' },
  params: place.extend({ code: codeParam('service') }),
  answer: servicePrices,
  act: async ({ orm, member, params: { code } }) => {
    const [found] = await orm
      .select({ code: service.code })
      .from(service)
      .where(and(eq(service.company, member.company), eq(service.code, code)))
    if (!found) return undefined
    const rows = await orm
      .select({
        ...getTableColumns(servicePrice),
        by: { lastName: account.lastName, name: account.name, middleName: account.middleName },
      })
      .from(servicePrice)
      .leftJoin(account, eq(account.id, servicePrice.account))
      .where(and(eq(servicePrice.company, member.company), eq(servicePrice.service, code)))
      .orderBy(desc(servicePrice.since), desc(servicePrice.id))
      .limit(maxEntries)
    return rows.map((row) => ({
      CABINET: row.cabinet,
      DOCTOR: row.doctor,
      PRICE: row.price,
      PRICE_TO: row.priceTo,
      PRICE_REPEAT: row.priceRepeat,
      CURRENCY: row.currency,
      SINCE: row.since.toISOString(),
      BY: row.by && accountName(row.by),
    }))
  },
})
