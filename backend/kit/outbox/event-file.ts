import { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import { calendarFile } from './calendar-file.ts'

const event = z.object({
  code: z.string(),
  uid: z.string(),
  sequence: z.int(),
  start: z.string(),
  end: z.string(),
  isCancelled: z.boolean(),
  isTentative: z.boolean(),
  timezone: z.string(),
  changedAt: z.string(),
})
/** A visit as the message about it is stored with it, for the calendar file of its mail. */
export type CalendarEvent = z.infer<typeof event>

/** A calendar file that comes with a mail. */
export type EventFile = { name: string; method: 'PUBLISH' | 'CANCEL'; content: string }

/** The calendar file of a stored visit; `words` are the values of its message in a language. */
export function eventFile(stored: string, words: Record<string, string>, locale: Locale): EventFile {
  const { code, start, end, changedAt, ...rest } = event.parse(JSON.parse(stored))
  const { COMPANY = '', DOCTOR, PLACE = '', PHONE: phone, LINK = '' } = words
  return {
    name: `${code}.ics`,
    method: rest.isCancelled ? 'CANCEL' : 'PUBLISH',
    content: calendarFile({
      ...rest,
      start: new Date(start),
      end: new Date(end),
      changedAt: new Date(changedAt),
      title: [COMPANY, DOCTOR].filter(Boolean).join(': '),
      organizer: COMPANY,
      place: PLACE,
      locale,
      phone,
      link: LINK,
    }),
  }
}
