import type { ApiQuery } from './api-query.ts'

const answers = () => import('../../schemas/api/staff-appointment.ts')

/** Subject (see `ApiQuery`) of a company's appointments. */
export const appointments = 'appointments'

const pathOf = (place: string) => `/business-api-front2/${place}` as const

/** R107: the doctors who see patients on these dates; `place` is company and branch as in a path, `1001/11`. */
export const branchCalendar = (place: string, from: string, to: string) =>
  ({
    key: [appointments, place, 'calendar', from, to],
    path: `${pathOf(place)}/calendar?date_from=${from}&date_to=${to}`,
    schema: async () => (await import('../../schemas/api/staff-calendar.ts')).staffCalendar,
  }) satisfies ApiQuery

/** PA11: the appointments of these dates. */
export const branchAppointments = (place: string, from: string, to: string) =>
  ({
    key: [appointments, place, 'list', from, to],
    path: `${pathOf(place)}/appointment?date_from=${from}&date_to=${to}`,
    schema: async () => (await answers()).staffAppointmentList,
  }) satisfies ApiQuery

/** PA11: the appointments of a patient, found by name, phone number or code, the newest first. */
export const foundAppointments = (place: string, search: string) =>
  ({
    key: [appointments, place, 'found', search],
    path: `${pathOf(place)}/appointment?search=${encodeURIComponent(search)}`,
    schema: async () => (await answers()).staffAppointmentList,
  }) satisfies ApiQuery

/** PA11: the staff's changes of an appointment, with the values before. */
export const visitChanges = (place: string, code: string) =>
  ({
    key: [appointments, place, 'changes', code],
    path: `${pathOf(place)}/appointment/${encodeURIComponent(code)}/changes`,
    schema: async () => (await answers()).appointmentChangeList,
  }) satisfies ApiQuery

const visitAnswers = () => import('../../schemas/api/visit.ts')
const visitPath = (place: string, code: string) =>
  `${pathOf(place)}/appointment/${encodeURIComponent(code)}` as const

/** Services and payments of a visit. */
export const visitOf = (place: string, code: string) =>
  ({
    key: [appointments, place, 'visit', code],
    path: `${visitPath(place, code)}/visit`,
    schema: async () => (await visitAnswers()).visit,
  }) satisfies ApiQuery

/** The services of the clinic with their prices of today for a visit. */
export const visitPricesOf = (place: string, code: string) =>
  ({
    key: [appointments, place, 'prices', code],
    path: `${visitPath(place, code)}/prices`,
    schema: async () => (await visitAnswers()).visitPriceList,
  }) satisfies ApiQuery

/** The notes of doctors on a visit. Each reading can be an opening that the patient is told of, so it is not fetched again by itself. */
export const visitNotesOf = (place: string, code: string) =>
  ({
    key: [appointments, place, 'notes', code],
    path: `${visitPath(place, code)}/notes`,
    schema: async () => (await visitAnswers()).visitNotes,
    isStill: true,
  }) satisfies ApiQuery

/** Day close of these dates; `place` of a company has all branches, `1001/0`. */
export const dayCloseOf = (place: string, from: string, to: string) =>
  ({
    key: [appointments, place, 'day-close', from, to],
    path: `${pathOf(place)}/day_close?date_from=${from}&date_to=${to}`,
    schema: async () => (await visitAnswers()).dayClose,
  }) satisfies ApiQuery

/** R107: whether the company takes bookings online. */
export const onlineEntryState = (place: string) =>
  ({
    key: [appointments, place, 'entry'],
    path: `${pathOf(place)}/online_entry`,
    schema: async () => (await answers()).onlineEntry,
  }) satisfies ApiQuery

/** PA12: bookings that no hours cover any more, of a branch or of a doctor. */
export const outsideOf = (place: string, doctor?: string) =>
  ({
    key: [appointments, place, 'outside', doctor ?? ''],
    path: `${pathOf(place)}/outside_bookings${doctor === undefined ? '' : `?doctor=${encodeURIComponent(doctor)}`}`,
    schema: async () => (await import('../../schemas/api/outside-bookings.ts')).outsideBookings,
  }) satisfies ApiQuery

/** PA12: hours and step of a doctor in a branch. Edited, so it is not fetched again by itself. */
export const doctorHours = (place: string, doctor: string) =>
  ({
    key: [appointments, place, 'schedule', doctor],
    path: `${pathOf(place)}/schedule/${encodeURIComponent(doctor)}`,
    schema: async () => (await import('../../schemas/api/doctor-schedule.ts')).doctorSchedule,
    isStill: true,
  }) satisfies ApiQuery
