import { z } from '@hono/zod-openapi'
import { and, asc, eq } from 'drizzle-orm'
import { bookingCompany } from '../../../schemas/api/booking.ts'
import { type BookingRules, defaultBookingRules } from '../../../schemas/booking/booking-rules.ts'
import { service } from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { codeParam } from '../../kit/input/query.ts'
import { readCurrent } from '../../promotions/index.ts'
import { localize, localizeOptional } from '../../shared/answers/localize.ts'
import { specialityAnswers } from '../../shared/answers/speciality-answer.ts'
import { pricesOfToday } from './prices-of-today.ts'
import { readBookable } from './read-bookable.ts'
import { onlyDoctors, readCards, readPlaces } from './read-places.ts'

export const rulesAnswer = (rules: BookingRules) => ({
  CANCEL_BEFORE_HOURS: rules.cancelHours,
  HORIZON_DAYS: rules.horizonDays,
  LEAD_MINUTES: rules.leadMinutes,
  CONFIRM: rules.confirm,
  CHANNELS: ['email' as const, 'phone' as const],
})

/** PA1 */
export const bookableCompany = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/appointment/company/{COMPANY_CODE}',
  summary:
    'What can be booked online in a company: branches, specialities, services, and the rules; 404 with online entry off',
  access: 'anyone',
  isPersonal: true,
  params: z.object({ COMPANY_CODE: codeParam('company') }),
  answer: bookingCompany,
  act: async ({ orm, settings, params: { COMPANY_CODE } }) => {
    const bookable = await readBookable(orm, COMPANY_CODE)
    const places = await readPlaces(orm, bookable, {}, undefined)
    const cards = await readCards(orm, COMPANY_CODE, {})
    const { code, name, group, duration, price, priceTo, priceRepeat, currency, prices } = service
    const services = await orm
      .select({ code, name, group, duration, price, priceTo, priceRepeat, currency, prices })
      .from(service)
      .where(and(eq(service.company, COMPANY_CODE), isVisible(service)))
      .orderBy(asc(service.position), asc(service.code))
    const now = new Date()
    const offered = services.map((row) => row.code)
    const promoted = Map.groupBy(
      await readCurrent(orm, COMPANY_CODE, offered, now.getTime()),
      (one) => one.service,
    )
    const isBooked = places.length > 0
    const open = new Set(places.map(({ branch }) => branch.code))
    const doctors = new Set(places.map(({ doctor }) => doctor))
    const branches = bookable.branches.filter((branch) => !isBooked || open.has(branch.code))
    const shown = cards.filter((card) => !isBooked || doctors.has(card.code))
    const names = Object.assign({}, ...shown.map(({ specialityNames }) => specialityNames ?? {}))
    const slugs = [...new Set(shown.flatMap(({ specialities }) => specialities))]
    return {
      COMPANY_CODE,
      MODE: isBooked ? ('slots' as const) : ('request' as const),
      COUNTRY: bookable.country,
      CABINETS: branches.map((branch) => ({
        COMPANY_CABINET_CODE: branch.code,
        ...localize('NAME', branch.name),
        ...localizeOptional('ADDRESS', branch.address),
        PHONES: branch.phones,
        TIMEZONE: branch.timezone,
        RULES: rulesAnswer(branch.rules),
      })),
      SPECIALITIES: specialityAnswers(slugs, names),
      SERVICES: services.map((row) => ({
        SERVICE_CODE: row.code,
        ...localize('NAME', row.name),
        ...localize('GROUP', row.group),
        DURATION: row.duration,
        PRICE: row.price,
        PRICE_TO: row.priceTo,
        PRICES: pricesOfToday({ ...row, promoted: promoted.get(row.code) ?? [] }, branches, now),
        PRICE_REPEAT: row.priceRepeat,
        CURRENCY: row.currency,
        SPECIALISTS: onlyDoctors(row),
      })),
      RULES: rulesAnswer(branches[0]?.rules ?? defaultBookingRules),
      WHATSAPP: settings.whatsapp,
    }
  },
})
