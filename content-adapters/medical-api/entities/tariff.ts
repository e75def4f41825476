import type { Tariff } from '../../entities/service.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RawTariff } from '../raw/tariff.ts'
import { textOf } from './parts.ts'

/** A tariff of the product. */
export const tariffFromRaw = (raw: RawTariff): Tariff =>
  withoutUndefined({
    name: textOf(raw, 'NAME') ?? { ru: raw.TARIFF_CODE },
    price: raw.PRICE,
    currency: raw.CURRENCY,
    period: raw.PERIOD,
    included: (raw.INCLUDED ?? []).flatMap((title) => textOf(title, 'TITLE') ?? []),
    note: textOf(raw, 'NOTE'),
  })
