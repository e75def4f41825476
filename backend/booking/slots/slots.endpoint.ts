import { z } from '@hono/zod-openapi'
import { type BookingSlots, bookingSlots } from '../../../schemas/api/booking.ts'
import { nearDate } from '../../../schemas/api/near-date.ts'
import { mostSlotDays } from '../../../schemas/booking/booking-rules.ts'
import { freeSlots, type GridSlot, slotsBetween } from '../../../schemas/booking/slots.ts'
import { addDays } from '../../../schemas/formats/zone.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { codeParam, requestText } from '../../kit/input/query.ts'
import { daysBetween } from './days-between.ts'
import { endOf, firstFree, rangeOf, readFree, slotAnswer, todayOf, windowOf } from './find-slots.ts'
import { readBookable } from './read-bookable.ts'
import { readBusy } from './read-busy.ts'
import { type BookablePlace, priceThen, readPlaces, readService } from './read-places.ts'

/** Slots without a range of days are those of two weeks. */
const usualDays = 14

/** A slot of one or several doctors, with the least and the most that it costs. */
type Offer = Pick<BookablePlace, 'price' | 'priceTo'> & { slot: GridSlot }

/** A price on request makes the offer's price so; different prices become a range. */
function joined(one: Offer, { price, priceTo }: Pick<BookablePlace, 'price' | 'priceTo'>): Offer {
  if (one.price === price && one.priceTo === priceTo) return one
  if (one.price === null || price === null) return { ...one, price: null, priceTo: null }
  const most = Math.max(one.priceTo ?? one.price, priceTo ?? price)
  const least = Math.min(one.price, price)
  return { ...one, price: least, priceTo: most > least ? most : null }
}

/** Whether no doctor sees patients on a date. */
const isClosed = (places: readonly BookablePlace[], date: string): boolean =>
  places.every(({ schedule }) => slotsBetween(schedule, date, date).next().done)

/** The free slots of some dates; of several doctors each instant once. */
function daysOf(
  places: readonly BookablePlace[],
  free: Parameters<typeof windowOf>[1],
  first: string,
  count: number,
): BookingSlots['DAYS'] {
  const days = new Map<string, Map<number, Offer>>()
  for (let day = 0; day < count; day++) days.set(addDays(first, day), new Map())
  const last = addDays(first, count - 1)
  for (const place of places)
    for (const slot of freeSlots(place.schedule, windowOf(place, free), first, last)) {
      const day = days.get(slot.date)
      const other = day?.get(slot.from)
      const { price, priceTo } = priceThen(place, slot.from, place.branch.timezone)
      day?.set(slot.from, other ? joined(other, { price, priceTo }) : { slot, price, priceTo })
    }
  return [...days].map(([DATE, offers]) => ({
    DATE,
    SLOTS: [...offers.values()]
      .sort((one, other) => one.slot.from - other.slot.from)
      .map((offer) => slotAnswer(offer.slot, offer)),
    ...(offers.size === 0 && isClosed(places, DATE) && { IS_CLOSED: true }),
  }))
}

/** PA3 */
export const freeSlotsOfDoctor = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/appointment/slots',
  summary:
    'Free slots of a doctor, or of `any`, in a branch, by days of its own zone; `hold` is the caller’s own hold, whose slot is free for them',
  access: 'anyone',
  isPersonal: true,
  query: z.object({
    company_code: codeParam('company'),
    cabinet_code: codeParam('cabinet').optional(),
    doctor_code: codeParam('doctor'),
    service_code: codeParam('service').optional(),
    speciality: requestText.describe('Slug of the speciality; only with the doctor `any`.').optional(),
    date_from: nearDate.describe('The first day.').optional(),
    date_to: nearDate.describe('The last day.').optional(),
    hold: z.uuid().describe('Id of the caller’s own hold, whose time counts as free.').optional(),
  }),
  answer: bookingSlots,
  act: async ({ orm, query, locale }): Promise<BookingSlots> => {
    const { company_code: company, cabinet_code: cabinet, doctor_code: doctor, speciality, hold } = query
    const now = Date.now()
    const bookable = await readBookable(orm, company)
    const service = await readService(orm, company, query.service_code)
    const asked = { cabinet: cabinet === '0' ? undefined : cabinet, doctor, speciality }
    const all = await readPlaces(orm, bookable, asked, service)
    const [main] = all
    if (!main) throw new ApiError('DOCTOR_GONE')
    // Days are those of one branch (B-35).
    const places = all.filter(({ branch }) => branch.code === main.branch.code)
    const first = query.date_from ?? todayOf(main, now)
    const last = query.date_to ?? addDays(first, usualDays - 1)
    const count = daysBetween(first, last, mostSlotDays, locale)
    const doctors = places.map((place) => place.doctor)
    const busy = await readBusy(orm, { company, doctors, ...rangeOf(first, last), now, hold })
    const days = daysOf(places, { busy, now }, first, count)
    const next = days.find(({ SLOTS }) => SLOTS.length > 0)?.DATE
    return {
      TIMEZONE: main.branch.timezone,
      CURRENCY: main.currency,
      DAYS: days,
      NEXT_AVAILABLE_DATE: next ?? (await nextDate(addDays(last, 1))),
    }

    /** The first date from `date` on with a free slot. */
    async function nextDate(date: string): Promise<string | null> {
      if (!places.some((place) => endOf(place, now) >= date)) return null
      const later = await readFree(orm, places, { company, now, hold, first: date })
      const dates = places.flatMap((place) => firstFree(place, later, date)?.date ?? [])
      return dates.sort()[0] ?? null
    }
  },
})
