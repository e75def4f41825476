import type { StaffAppointment } from '../../../../../schemas/api/staff-appointment.ts'
import type { CalendarDoctor } from '../../../../../schemas/api/staff-calendar.ts'

const blank = <Name extends string>(name: Name) =>
  ({ [name]: null, [`${name}_KK`]: null, [`${name}_UZ`]: null, [`${name}_EN`]: null }) as Record<
    Name | `${Name}_KK` | `${Name}_UZ` | `${Name}_EN`,
    null
  >

/** A doctor of a calendar, for tests. */
export const doctorOf = (code: string, more: Partial<CalendarDoctor> = {}): CalendarDoctor => ({
  ...blank('LASTNAME'),
  ...blank('NAME'),
  ...blank('MIDDLENAME'),
  LASTNAME: 'Ахметова',
  NAME: 'Айгуль',
  SPECIALIST_CODE: code,
  STEP: null,
  DAYS: [],
  ...more,
})

/** A confirmed visit of half an hour to doctor 1, for tests. */
export const visitOf = (more: Partial<StaffAppointment> = {}): StaffAppointment => ({
  ...blank('SERVICE_NAME'),
  APPOINTMENT_CODE: 'A1',
  STATUS: 'confirmed',
  SOURCE: 'online',
  START: '2026-11-30T04:00:00Z',
  END: '2026-11-30T04:30:00Z',
  DATE: '2026-11-30',
  LABEL: '09:00',
  LABEL_END: '09:30',
  TIMEZONE: 'Asia/Almaty',
  COMPANY_CABINET_CODE: '11',
  SPECIALIST_CODE: '1',
  SERVICE_CODE: null,
  PRICE: null,
  PRICE_TO: null,
  CURRENCY: null,
  PATIENT_CODE: null,
  LASTNAME: 'Сериков',
  NAME: 'Болат',
  MIDDLENAME: null,
  TEL: '+77001234567',
  EMAIL: null,
  BIRTHDAY: null,
  FOR: 'self',
  COMMENT: null,
  LOCALE: 'ru',
  CONTACT: null,
  IS_OVERBOOK: false,
  IS_OUTSIDE: false,
  NO_SHOWS: 0,
  ATTENDS_AT: null,
  ARRIVED_AT: null,
  BEGAN_AT: null,
  ENDED_AT: null,
  REASON: null,
  TAKE_BACK_UNTIL: null,
  IS_CORRECTABLE: true,
  NEXT: ['arrived', 'no_show', 'cancelled_by_clinic'],
  MOVED_TO: null,
  MOVED_FROM: null,
  CREATED_AT: '2026-11-27T04:00:00Z',
  UPDATED_AT: '2026-11-27T04:00:00Z',
  UPDATED_BY: null,
  ...more,
})
