import { appointmentCard } from '../../../schemas/api/appointment.ts'
import { linkParams, linkQuery } from '../../../schemas/api/link-address.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { fileAnswer } from '../../kit/http/file-answer.ts'
import { calendarFile } from '../../kit/outbox/calendar-file.ts'
import { productLink } from '../../kit/outbox/shown-values.ts'
import { findAppointment } from '../appointments/find-appointment.ts'
import { managePath, manageSecret } from '../letters/manage-token.ts'
import { visitWords } from '../letters/notify-patient.ts'
import { cardAnswer } from './card-answer.ts'

const reads = {
  method: 'get',
  service: 'front',
  access: 'anyone',
  isPersonal: true,
  limits: [{ per: 'address', times: 300, seconds: 900 }],
  params: linkParams,
  query: linkQuery,
} as const

/** PA8 */
export const appointmentOfLink = defineCall({
  ...reads,
  path: '/v1/appointment/{code}',
  summary: 'An appointment for whoever has its link; after a move the new one',
  answer: appointmentCard,
  act: async ({ orm, params: { code }, query: { token } }) => {
    const row = await findAppointment(orm, { code, token, secret: await manageSecret(orm) })
    return cardAnswer(orm, row, Date.now())
  },
})

/** PA8 */
export const appointmentCalendar = defineCall({
  ...reads,
  path: '/v1/appointment/{code}/ics',
  summary: 'A calendar file of an appointment; of a cancelled one a file that takes it out of the calendar',
  answer: fileAnswer('text/calendar'),
  act: async ({ orm, params: { code }, query: { token }, locale, settings }) => {
    const secret = await manageSecret(orm)
    const row = await findAppointment(orm, { code, token, secret })
    const words = await visitWords(orm, row, locale)
    const isCancelled = row.status === 'cancelled_by_patient' || row.status === 'cancelled_by_clinic'
    const file = calendarFile({
      uid: row.uid,
      sequence: row.sequence,
      start: row.startsAt,
      end: row.endsAt,
      isCancelled,
      isTentative: row.status === 'pending',
      title: [words.COMPANY, words.DOCTOR].filter(Boolean).join(': '),
      organizer: words.COMPANY,
      place: words.PLACE,
      timezone: row.timezone,
      locale,
      phone: words.PHONE,
      link: productLink(managePath(secret, row), locale, settings.origin),
      changedAt: row.updatedAt,
    })
    return new Response(file, {
      headers: {
        'content-type': `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
        'content-disposition': `attachment; filename="${row.code}.ics"`,
        'cache-control': 'no-store',
      },
    })
  },
})
