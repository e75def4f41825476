import { z } from '@hono/zod-openapi'
import { bookingSpecialistList } from '../../../schemas/api/booking.ts'
import { nearDate } from '../../../schemas/api/near-date.ts'
import { listedSlots } from '../../../schemas/booking/booking-rules.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { codeParam, requestText } from '../../kit/input/query.ts'
import { specialistAnswer } from '../../shared/answers/specialist-answer.ts'
import { datedAnswer, firstSlots, readFree } from './find-slots.ts'
import { readBookable } from './read-bookable.ts'
import { readCards, readPlaces, readService } from './read-places.ts'

/** PA2 */
export const bookableSpecialists = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/appointment/specialists',
  summary:
    'Doctors of a company with the next free slot of each; with `online`, or of a branch, only those who can be booked',
  access: 'anyone',
  isPersonal: true,
  query: z.object({
    company_code: codeParam('company'),
    cabinet_code: codeParam('cabinet').optional(),
    speciality: requestText.describe('Slug of the speciality.').optional(),
    service: codeParam('service that the doctor gives').optional(),
    language: requestText.describe('A language that the doctor speaks.').optional(),
    online: z.enum(['0', '1', 'true', 'false']).describe('Only doctors who can be booked online.').optional(),
    date: nearDate.describe('The day from which their next free time is looked for.').optional(),
  }),
  answer: bookingSpecialistList,
  act: async ({ orm, query }) => {
    const { company_code: company, cabinet_code: cabinet, speciality, language, date } = query
    const now = Date.now()
    const bookable = await readBookable(orm, company)
    const service = await readService(orm, company, query.service)
    const asked = { cabinet: cabinet === '0' ? undefined : cabinet, speciality }
    const places = await readPlaces(orm, bookable, asked, service)
    const cards = await readCards(orm, company, { speciality, language })
    const free = await readFree(orm, places, { company, now, ...(date && { first: date }) })
    const isOnline = query.online === '1' || query.online === 'true' || asked.cabinet !== undefined
    const found = cards.map((card) => {
      const own = places.filter(({ doctor }) => doctor === card.code)
      const nearest = own
        .flatMap((place) => firstSlots(place, free, listedSlots, date).map((slot) => ({ slot, place })))
        .sort((one, other) => one.slot.from - other.slot.from)
        .map(({ slot, place }) => datedAnswer(slot, place))
      return {
        ...specialistAnswer(card),
        CABINETS: own.map(({ branch }) => branch.code),
        NEAREST_SLOT: nearest[0] ?? null,
        NEAREST_SLOTS: nearest,
      }
    })
    return wholeList(found.filter(({ CABINETS }) => CABINETS.length > 0 || !isOnline))
  },
})
