import { z } from 'zod'
import { type TariffPeriod, tariffPeriods } from '../../../schemas/reference/tariff-periods.ts'
import { code, hasText, line, list, localized, number, optional } from './parts.ts'

const name = hasText('NAME')
const title = hasText('TITLE')

/** A tariff of the product; price and period are required. */
const rawTariff = z
  .object({
    TARIFF_CODE: code,
    ...localized('NAME', line()),
    PRICE: number.pipe(z.number().min(0)),
    CURRENCY: z.string().regex(/^[A-Z]{3}$/),
    PERIOD: z.enum(Object.keys(tariffPeriods) as TariffPeriod[]),
    INCLUDED: optional(z.array(z.object(localized('TITLE', line(300))).refine(title.check, title.params))),
    ...localized('NOTE', line(400)),
  })
  .refine(name.check, name.params)
export type RawTariff = z.output<typeof rawTariff>
export const rawTariffs = list(rawTariff)
