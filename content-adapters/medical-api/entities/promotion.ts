import type { Promotion } from '../../entities/promotion.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RawPromotion } from '../raw/promotion.ts'
import { imageOf, textOf } from './parts.ts'

/** A promotion that runs now. */
export function promotionFromRaw(raw: RawPromotion): Promotion {
  const title = textOf(raw, 'TITLE') ?? { ru: raw.PROMOTION_CODE }
  return withoutUndefined({
    code: raw.PROMOTION_CODE,
    title,
    text: textOf(raw, 'TEXT'),
    terms: textOf(raw, 'TERMS'),
    image: raw.IMAGE && imageOf(raw.IMAGE, title),
    from: raw.FROM,
    to: raw.TO,
    services: raw.SERVICES.map((service) => ({
      code: service.SERVICE_CODE,
      name: textOf(service, 'NAME') ?? { ru: service.SERVICE_CODE },
      before: service.PRICE_BEFORE,
      now: service.PRICE_NOW,
      currency: service.CURRENCY,
      places: service.PLACES.map((place) =>
        withoutUndefined({
          cabinet: place.COMPANY_CABINET_CODE,
          specialists: place.SPECIALISTS,
          except: place.EXCEPT ?? [],
        }),
      ),
    })),
  })
}
