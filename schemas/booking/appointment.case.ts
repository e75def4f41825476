import { arrowsOf, defineCase, fits } from '../cases/define-case.ts'
import type { AppointmentStatus, StaffStatus } from './appointment-status.ts'

/** The statuses of an appointment; a hold is none yet: it is booked or deleted (`backend/booking/slots`). */
export type AppointmentState = Exclude<AppointmentStatus, 'hold'>

const staff = ['clinic', 'doctor'] as const

/** An appointment (S-APPT). It begins by a booking, by a move of another one, or with a patient who comes without one. */
export const appointmentCase = defineCase<
  AppointmentState,
  | 'confirm'
  | 'arrive'
  | 'complete'
  | 'miss'
  | 'cancelByPatient'
  | 'cancelByClinic'
  | 'move'
  | 'takeBackArrival'
  | 'takeBackVisit'
  | 'takeBackAbsence'
  | 'takeBackWalkIn'
>({
  name: 'appointment',
  label: { ru: 'Запись на приём', kk: 'Қабылдауға жазылу', uz: 'Qabulga yozilish', en: 'Appointment' },
  begins: ['pending', 'confirmed', 'arrived'],
  states: {
    pending: {
      label: {
        ru: 'Ждёт подтверждения',
        kk: 'Растауды күтуде',
        uz: 'Tasdiqlash kutilmoqda',
        en: 'Waits for the clinic',
      },
    },
    confirmed: { label: { ru: 'Подтверждена', kk: 'Расталған', uz: 'Tasdiqlangan', en: 'Confirmed' } },
    arrived: { label: { ru: 'Пациент пришёл', kk: 'Пациент келді', uz: 'Bemor keldi', en: 'Arrived' } },
    completed: { label: { ru: 'Приём прошёл', kk: 'Қабылдау өтті', uz: 'Qabul oʻtdi', en: 'Seen' } },
    no_show: {
      label: { ru: 'Пациент не пришёл', kk: 'Пациент келмеді', uz: 'Bemor kelmadi', en: 'Did not come' },
    },
    cancelled_by_patient: {
      label: {
        ru: 'Отменена пациентом',
        kk: 'Пациент бас тартты',
        uz: 'Bemor bekor qilgan',
        en: 'Cancelled by the patient',
      },
    },
    cancelled_by_clinic: {
      label: {
        ru: 'Отменена клиникой',
        kk: 'Клиника бас тартты',
        uz: 'Klinika bekor qilgan',
        en: 'Cancelled by the clinic',
      },
    },
    moved: { label: { ru: 'Перенесена', kk: 'Ауыстырылған', uz: 'Koʻchirilgan', en: 'Moved' } },
  },
  arrows: {
    confirm: {
      label: { ru: 'Подтвердили', kk: 'Расталды', uz: 'Tasdiqlandi', en: 'Confirmed' },
      from: ['pending'],
      to: 'confirmed',
      by: staff,
    },
    arrive: {
      label: { ru: 'Пациент пришёл', kk: 'Пациент келді', uz: 'Bemor keldi', en: 'Arrived' },
      from: ['confirmed'],
      to: 'arrived',
      by: staff,
    },
    complete: {
      label: { ru: 'Приём прошёл', kk: 'Қабылдау өтті', uz: 'Qabul oʻtdi', en: 'Seen' },
      from: ['arrived'],
      to: 'completed',
      by: staff,
    },
    miss: {
      label: { ru: 'Пациент не пришёл', kk: 'Пациент келмеді', uz: 'Bemor kelmadi', en: 'Did not come' },
      from: ['confirmed'],
      to: 'no_show',
      by: staff,
    },
    cancelByPatient: {
      label: {
        ru: 'Отменил пациент',
        kk: 'Пациент бас тартты',
        uz: 'Bemor bekor qildi',
        en: 'Cancelled by the patient',
      },
      from: ['pending', 'confirmed'],
      to: 'cancelled_by_patient',
      by: ['patient'],
    },
    cancelByClinic: {
      label: {
        ru: 'Отменила клиника',
        kk: 'Клиника бас тартты',
        uz: 'Klinika bekor qildi',
        en: 'Cancelled by the clinic',
      },
      from: ['pending', 'confirmed'],
      to: 'cancelled_by_clinic',
      by: staff,
    },
    move: {
      label: { ru: 'Перенесли', kk: 'Ауыстырылды', uz: 'Koʻchirildi', en: 'Moved' },
      from: ['pending', 'confirmed'],
      to: 'moved',
      by: ['patient', ...staff],
    },
    /** Within a minute; a status that was sent to the patient is not taken back. */
    takeBackArrival: {
      label: {
        ru: 'Исправили: пациент ещё не пришёл',
        kk: 'Түзетілді: пациент әлі келген жоқ',
        uz: 'Tuzatildi: bemor hali kelmagan',
        en: 'Corrected: not arrived yet',
      },
      from: ['arrived'],
      to: 'confirmed',
      by: staff,
    },
    takeBackVisit: {
      label: {
        ru: 'Исправили: приём ещё идёт',
        kk: 'Түзетілді: қабылдау әлі жүріп жатыр',
        uz: 'Tuzatildi: qabul hali davom etmoqda',
        en: 'Corrected: not seen yet',
      },
      from: ['completed'],
      to: 'arrived',
      by: staff,
    },
    takeBackAbsence: {
      label: {
        ru: 'Исправили: пациента ещё ждут',
        kk: 'Түзетілді: пациентті әлі күтуде',
        uz: 'Tuzatildi: bemor hali kutilmoqda',
        en: 'Corrected: still expected',
      },
      from: ['no_show'],
      to: 'confirmed',
      by: staff,
    },
    /** A patient without an appointment was noted by mistake. */
    takeBackWalkIn: {
      label: {
        ru: 'Исправили: пациента записали по ошибке',
        kk: 'Түзетілді: пациент қателесіп жазылған',
        uz: 'Tuzatildi: bemor xato bilan yozilgan',
        en: 'Corrected: noted by mistake',
      },
      from: ['arrived'],
      to: 'cancelled_by_clinic',
      by: staff,
    },
  },
})
export default appointmentCase
export type AppointmentArrow = keyof typeof appointmentCase.arrows

/** The arrows by which the staff gives a status (PA11). */
export const staffArrows = {
  confirmed: 'confirm',
  arrived: 'arrive',
  completed: 'complete',
  no_show: 'miss',
  cancelled_by_clinic: 'cancelByClinic',
} as const satisfies Record<StaffStatus, AppointmentArrow>

const takeBacks = ['takeBackArrival', 'takeBackVisit', 'takeBackAbsence'] as const

/** Statuses to which others are taken back. */
export const beforeTakenBack = [...new Set(takeBacks.map((arrow) => appointmentCase.arrows[arrow].to))]

/** True if an arrow begins in the status of an appointment; none begins in that of a hold. */
export const mayGo = (arrow: AppointmentArrow, status: AppointmentStatus): boolean =>
  status !== 'hold' && fits(appointmentCase.arrows[arrow], status)

/** True if a status may follow another one (S-APPT), other than by taking it back. */
export const mayFollow = (from: AppointmentStatus, to: AppointmentStatus): boolean =>
  arrowsOf(appointmentCase).some(
    (arrow) => !arrow.startsWith('takeBack') && appointmentCase.arrows[arrow].to === to && mayGo(arrow, from),
  )

/**
 * The arrow by which an appointment is taken back; undefined if there is none. A patient without an appointment who was noted by mistake
 * never had another status.
 */
export const takeBackOf = ({
  status,
  source,
}: {
  status: AppointmentStatus
  source: string
}): AppointmentArrow | undefined =>
  status === 'arrived' && source === 'walk_in'
    ? 'takeBackWalkIn'
    : takeBacks.find((arrow) => mayGo(arrow, status))
