import type { Samples } from '../../kit/outbox/templates.ts'
import { clinic } from '../../kit/outbox/test/sample-words.ts'
import type { messages } from '../appointment-requests.messages.ts'

export const samples: Samples<typeof messages> = {
  'appointment-request': {
    COMPANY: clinic,
    REQUEST_CODE: '1042',
    PERSON: 'Ким Ольга',
    TEL: '+77001234567',
    EMAIL: 'olga@example.kz',
    DOCTOR: 'Омарова Алия Сериковна',
    SERVICE: 'Приём терапевта <первичный>',
    WHEN: '2026-12-01, Утро, День',
    PATIENT: 'Oʻgʻiloy, 6',
    COMMENT: '<script>alert("1")</script>',
    LANGUAGE: 'uz',
    LINK: '/pro/1001/doctor-appointment/appointment-requests/1042',
  },
  'appointment-answer': {
    NAME: 'Oʻgʻiloy',
    COMPANY: clinic,
    ANSWER: 'Seshanba kuni soat 10:00 ga keling.\nPasportingizni <unutmang>.',
    TEL: '+77001234567',
  },
}
