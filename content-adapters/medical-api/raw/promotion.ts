import { z } from 'zod'
import {
  calendarDate,
  code,
  hasText,
  image,
  line,
  list,
  localized,
  markup,
  number,
  optional,
} from './parts.ts'

const title = hasText('TITLE')
const name = hasText('NAME')

const rawPromotedService = z
  .object({
    SERVICE_CODE: code,
    ...localized('NAME', line(300)),
    PRICE_BEFORE: number.pipe(z.number().positive()),
    PRICE_NOW: number.pipe(z.number().min(0)),
    CURRENCY: z.string().regex(/^[A-Z]{3}$/),
    PLACES: z.array(
      z.object({
        COMPANY_CABINET_CODE: optional(code),
        SPECIALISTS: optional(z.array(code)),
        EXCEPT: optional(z.array(code)),
      }),
    ),
  })
  .refine(name.check, name.params)
  .refine(({ PRICE_BEFORE, PRICE_NOW }) => PRICE_NOW < PRICE_BEFORE, {
    path: ['PRICE_NOW'],
    message: 'not below',
  })

/** A promotion; one whose new price is not below the former has no such service. */
export const rawPromotion = z
  .object({
    PROMOTION_CODE: code,
    ...localized('TITLE', line(120)),
    ...localized('TEXT', markup),
    ...localized('TERMS', markup),
    IMAGE: optional(image),
    FROM: calendarDate,
    TO: calendarDate,
    SERVICES: z.array(rawPromotedService),
  })
  .refine(title.check, title.params)
export type RawPromotion = z.output<typeof rawPromotion>
export const rawPromotions = list(rawPromotion)
