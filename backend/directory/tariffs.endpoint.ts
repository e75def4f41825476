import { asc } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { tariff as shape } from '../../schemas/api/tariff.ts'
import { tags } from '../../schemas/tags.ts'
import { tariff as table } from '../database/tables/index.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'

/** The prices of the product, as its administrators have written them. */
export const tariffs = defineEndpoint({
  service: 'front',
  path: '/v1/tariffs',
  summary: 'Tariffs of the product in their order; none where there is no price list',
  answer: paged(shape),
  read: async ({ orm, tag }) => {
    tag(tags.tariffs)
    const rows = await orm.select().from(table).orderBy(asc(table.rank), asc(table.price), asc(table.code))
    return wholeList(
      rows.map(({ code, name, price, currency, period, included, note }) => ({
        TARIFF_CODE: code,
        ...localize('NAME', name),
        PRICE: price,
        CURRENCY: currency,
        PERIOD: period,
        INCLUDED: included.map((title) => localize('TITLE', title)),
        ...localizeOptional('NOTE', note),
      })),
    )
  },
})
