import type { Locale } from '../../../locales/locale.ts'
import { formatVisit, visitValue } from '../../../schemas/formats/format-visit.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'

type Event = {
  uid: string
  /** Higher with each change (RFC 5545). */
  sequence: number
  start: Date
  end: Date
  isCancelled: boolean
  /** Whether the clinic still has to confirm it. */
  isTentative: boolean
  title: string
  /** The name of the clinic, which publishes the event and alone may take it back. */
  organizer: string
  place: string
  /** The IANA zone of the branch, whose clocks the patient's texts use; other times are in UTC, so that no calendar has to know the zone. */
  timezone: string
  /** The language of the patient. */
  locale: Locale
  /** The phone for the patient's calls. */
  phone?: string | undefined
  link: string
  changedAt: Date
}

/**
 * The description of an event for the patient: its time by the clocks of the branch, the clinic's phone, and the page on which it is moved
 * or cancelled.
 */
const description = ({ start, timezone, locale, changedAt, phone, link }: Event): string =>
  [formatVisit(visitValue(start, timezone), locale, changedAt), phone && formatPhone(phone), link]
    .filter(Boolean)
    .join('\n')

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** A text value: commas, semicolons, backslashes and line ends have a backslash before them; other control characters end no line. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** A parameter in quotation marks, which has no way to hold one itself. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ').trim()}"`

/**
 * The organizer's address of all events, which stays the same: calendars accept a cancellation only from the organizer who published the
 * event. Nothing is sent to it.
 */
const organizerAddress = (link: string): string => `appointments@${new URL(link).hostname}`

/** A line of at most 75 bytes, continued on the next one after a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}

/**
 * A calendar file with one event; one of a cancelled appointment removes it from the calendar again. Both fulfil RFC 5546 for `PUBLISH` and
 * `CANCEL` (docs/calendars.md).
 */
export const calendarFile = (event: Event): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shipa//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}@shipa`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.changedAt)}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(event.end)}`,
    `ORGANIZER;CN=${quoted(event.organizer)}:mailto:${organizerAddress(event.link)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(description(event))}`,
    `URL:${event.link}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
