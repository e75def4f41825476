import { defineMessages } from '../kit/outbox/define-messages.ts'
import type { Template } from '../kit/outbox/templates.ts'

/** A visit; `PATIENT` is the first name of a patient who has not booked by themselves, `SHORT` is its time for an SMS, `30.11 09:00`, `NUMBER` the new one of a visit that was moved, `EVENT` its parts for the calendar file of its mail (`CalendarEvent`). */
const visit = {
  channels: ['mail', 'sms'],
  reason: 'booking',
  params: {
    COMPANY: 'clinic',
    DOCTOR: 'text',
    PLACE: 'text',
    TIME: 'visit',
    UNTIL: 'text?',
    SERVICE: 'text?',
    SHORT: 'text',
    PHONE: 'phone?',
    PATIENT: 'text?',
    REASON: 'text?',
    NUMBER: 'text?',
    LINK: 'path',
    EVENT: 'event?',
  },
  facts: ['PATIENT', 'TIME', 'UNTIL', 'SERVICE', 'DOCTOR', 'PLACE', 'REASON', 'NUMBER', 'PHONE'],
  button: 'LINK',
} as const satisfies Template

export const messages = defineMessages({
  /** To the person who books with a clinic. */
  'booking-code': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', CODE: 'code' },
  },
  /** To the patient of a bonus card, who tells the code at the desk. */
  'points-code': {
    channels: ['sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', POINTS: 'text', CODE: 'code' },
  },
  'appointment-confirmed': visit,
  /** It waits for the clinic. */
  'appointment-pending': visit,
  'appointment-moved': visit,
  'appointment-corrected': visit,
  'appointment-cancelled': visit,
  /** To the person who waits for a free slot: the wish, and the link that takes it back. */
  'waiting-joined': {
    channels: ['mail', 'sms'],
    reason: 'address',
    params: { COMPANY: 'clinic', DOCTOR: 'text?', DAYS: 'text', LINK: 'path' },
    facts: ['DOCTOR', 'DAYS'],
    button: 'LINK',
  },
  'waiting-slot': { ...visit, reason: 'address', params: { ...visit.params, LEAVE: 'path?' }, link: 'LEAVE' },
  /** The day before, once for all visits of the day: a line for each. */
  'appointment-reminder': {
    channels: ['mail', 'sms'],
    reason: 'booking',
    params: {
      DAY: 'text',
      VISITS: 'text',
      PATIENT: 'text?',
      COMPANY: 'clinic?',
      SHORT: 'text',
      PHONE: 'phone?',
      LINK: 'path',
    },
    button: 'LINK',
  },
})

type Messages = typeof messages

declare module '../kit/outbox/templates.ts' {
  interface Templates extends Messages {}
}
