import { appointmentLiveQuery } from '../../schemas/api/staff-calendar.ts'
import { bookingChannel } from '../booking/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { openLive } from '../kit/live/open-live.ts'
import { readBooked } from './read-booked.ts'

/** R107: changes in the calendar of a branch, as server-sent events. */
export const appointmentLive = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/appointment_news',
  summary:
    'Server-sent events: a message after each change of an appointment, with what patients have booked; it ends after a while, and with the session',
  access: { section: 'doctor-appointment', action: 'read' },
  params: place,
  query: appointmentLiveQuery,
  answer: fileAnswer('text/event-stream'),
  act: async ({ orm, params: { cabinetCode: cabinet }, query, member, listen, checkAgain }) =>
    openLive({
      listen: (fn) => listen(bookingChannel, fn),
      isOurs: (company) => company === member.company,
      read: async (since) => ({ BOOKED: await readBooked(orm, { member, cabinet, since }) }),
      check: checkAgain,
      since: query.since === undefined ? undefined : new Date(query.since),
    }),
})
