import type { z } from '@hono/zod-openapi'
import type { service as serviceShape } from '../../../schemas/api/people.ts'
import type { service } from '../../database/tables/index.ts'
import type { ReadRow } from '../../kit/database/read-columns.ts'
import { localize, localizeOptional } from './localize.ts'

/** A service with its price in units of its currency. */
export const serviceAnswer = (row: ReadRow<typeof service>): z.infer<typeof serviceShape> => ({
  SERVICE_CODE: row.code,
  COMPANY_CODE: row.company,
  ...localize('NAME', row.name),
  ...localize('GROUP', row.group),
  PRICE: row.price,
  PRICE_TO: row.priceTo,
  PRICE_REPEAT: row.priceRepeat,
  CURRENCY: row.currency,
  PRICES: row.prices.map(({ cabinet, doctor, price, priceTo, priceRepeat }) => ({
    COMPANY_CABINET_CODE: cabinet ?? null,
    SPECIALIST_CODE: doctor ?? null,
    PRICE: price ?? null,
    PRICE_TO: priceTo ?? null,
    PRICE_REPEAT: priceRepeat ?? null,
  })),
  ...localizeOptional('NOTE', row.note),
  UPDATED_AT: row.pricedAt,
})
