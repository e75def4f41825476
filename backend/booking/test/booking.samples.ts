import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../booking.messages.ts'

const visit = {
  COMPANY: clinic,
  DOCTOR: 'Ахметова-Жумагалиева Айгуль Сериковна',
  PLACE: 'Филиал на Абая, пр. Абая, 52 <&>',
  TIME: '2026-11-30T04:00:00Z Asia/Almaty',
  SHORT: '30.11 09:00',
  PHONE: '+998901234567',
  LINK: '/appointment?code=K7M29QXT&token=q1_-Zz9q1_-Zz9q1',
  EVENT: JSON.stringify({
    code: 'K7M29QXT',
    uid: '0b9f1c5e-6a55-4a0e-9a40-1f0b5c9d2e77',
    sequence: 0,
    start: '2026-11-30T04:00:00.000Z',
    end: '2026-11-30T04:30:00.000Z',
    isCancelled: false,
    isTentative: false,
    timezone: 'Asia/Almaty',
    changedAt: '2026-11-21T04:00:00.000Z',
  }),
}

const leave = '/appointment/waiting?code=K7M29QXT&token=q1_-Zz9q1_-Zz9q1'

export const samples: Samples<typeof messages> = {
  'booking-code': { COMPANY: clinic, CODE: '483920' },
  'points-code': { COMPANY: clinic, POINTS: '1250', CODE: '483920' },
  'appointment-confirmed': visit,
  'appointment-pending': visit,
  'appointment-moved': { ...visit, NUMBER: 'K7M29QXT' },
  'appointment-corrected': { ...visit, UNTIL: '09:45', SERVICE: 'Консультация терапевта' },
  'appointment-cancelled': { ...visit, REASON: 'Врач заболел.' },
  'waiting-joined': { COMPANY: clinic, DOCTOR: visit.DOCTOR, DAYS: '28.11–12.12, утро', LINK: leave },
  'waiting-slot': { ...visit, LEAVE: leave },
  'appointment-reminder': {
    DAY: '30 ноября',
    VISITS: `09:00 — Ахметова А. С., ${clinic}, Филиал на Абая\n11:30 — Ким О., ${clinic}, Филиал на Абая`,
    COMPANY: clinic,
    SHORT: visit.SHORT,
    PHONE: visit.PHONE,
    LINK: visit.LINK,
  },
}
