import '../core/jitless.ts'
import { z } from 'zod'
import { localized, localizedOptional } from './localized-fields.ts'

/** A tariff of the product: `PRICE` in units of `CURRENCY` (ISO 4217), 0 is free, for a `PERIOD`: `month`, `year` or `once`. */
export const tariff = z
  .object({
    TARIFF_CODE: z.string(),
    ...localized('NAME'),
    PRICE: z.number(),
    CURRENCY: z.string(),
    PERIOD: z.string(),
    INCLUDED: z.array(z.object(localized('TITLE'))),
    ...localizedOptional('NOTE'),
  })
  .meta({ id: 'Tariff' })
