import type { Locale } from '../../../../locales/locale.ts'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import type { CalendarDoctor, NamedDoctor, StaffCalendar } from '../../../../schemas/api/staff-calendar.ts'
import type { AppointmentStatus } from '../../../../schemas/booking/appointment-status.ts'
import { fullName } from '../../../../schemas/formats/name.ts'
import { addDays } from '../../../../schemas/formats/zone.ts'
import { freeStarts, type Laid, layOut, type Stretch } from './lay-out.ts'

/** A visit where it stands in its column. */
export type PlacedVisit = Laid<Stretch & { visit: StaffAppointment }>

/** A column of the calendar: one doctor on one date. */
export type Column = {
  key: string
  doctor: string
  /** The doctor's name. */
  name: string
  date: string
  /** Minutes of a visit, for a grid of free times. */
  step: number
  open: Stretch[]
  visits: PlacedVisit[]
  free: number[]
}

/** The step of the grid, in minutes, for a doctor without online booking. */
const usualStep = 30

/** The statuses of visits that the calendar shows; the others have freed their time, and only a search finds them. */
export const isInCalendar: Record<AppointmentStatus, boolean> = {
  hold: true,
  pending: true,
  confirmed: true,
  arrived: true,
  completed: true,
  no_show: true,
  cancelled_by_patient: false,
  cancelled_by_clinic: false,
  moved: false,
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Minutes of a day as its clocks show them. */
export const clockOf = (minute: number): string => {
  const shown = ((minute % 1440) + 1440) % 1440
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

/** The name of a doctor in the language of the reader. */
export const doctorName = (doctor: NamedDoctor, locale: Locale): string =>
  fullName({
    lastname: readLocalized(doctor, 'LASTNAME', locale)?.text,
    name: readLocalized(doctor, 'NAME', locale)?.text,
    middlename: readLocalized(doctor, 'MIDDLENAME', locale)?.text,
  })

/** A last name with initials, `Ахметова А. С.`: there is no room for more in a column. */
export const shortName = (name: string): string => {
  const [first = '', ...rest] = name.split(' ')
  return [first, ...rest.map((part) => `${part.charAt(0)}.`)].join(' ')
}

/** Length of a visit in minutes. */
export const lengthOf = ({ START, END }: Pick<StaffAppointment, 'START' | 'END'>): number =>
  Math.round((Date.parse(END) - Date.parse(START)) / 60_000)

const stretchOf = (visit: StaffAppointment): Stretch & { visit: StaffAppointment } => {
  const from = minutesOf(visit.LABEL)
  return { from, until: from + lengthOf(visit), visit }
}

function openOn({ DAYS }: Pick<CalendarDoctor, 'DAYS'>, date: string): Stretch[] {
  const intervals = DAYS.find((day) => day.DATE === date)?.INTERVALS ?? []
  return intervals.map(([from, to]) => {
    const begins = minutesOf(from)
    const ends = minutesOf(to)
    return { from: begins, until: ends > begins ? ends : ends + 1440 }
  })
}

/** True if the doctor sees patients at this moment of the branch. `DAYS` has that day and the one before, whose hours can end after midnight. */
export function hasHoursAt(
  doctor: Pick<CalendarDoctor, 'DAYS'>,
  { date, time }: { date: string; time: string },
): boolean {
  const minute = minutesOf(time)
  const isIn = (at: number) => (stretch: Stretch) => stretch.from <= at && at < stretch.until
  return (
    openOn(doctor, date).some(isIn(minute)) || openOn(doctor, addDays(date, -1)).some(isIn(minute + 1440))
  )
}

type Options = {
  calendar: StaffCalendar
  visits: readonly StaffAppointment[]
  dates: readonly string[]
  locale: Locale
  /** The name of a doctor who has visits, but no longer sees patients in the branch. */
  formerName: string
}

/**
 * The columns of these dates: of the doctors in their order, then of those who have visits without hours here, so that no visit is lost. Without
 * `all`, doctors who have neither hours nor visits are left out.
 */
export function columnsOf({ calendar, visits, dates, locale, formerName }: Options, all = false): Column[] {
  const shown = visits.filter(({ STATUS }) => isInCalendar[STATUS])
  const known = new Set(calendar.DOCTORS.map(({ SPECIALIST_CODE }) => SPECIALIST_CODE))
  const former = new Set(shown.map((visit) => visit.SPECIALIST_CODE).filter((code) => !known.has(code)))
  const doctors = [
    ...calendar.DOCTORS.map((doctor) => ({
      code: doctor.SPECIALIST_CODE,
      name: doctorName(doctor, locale),
      step: doctor.STEP ?? usualStep,
      DAYS: doctor.DAYS,
    })),
    ...[...former].map((code) => ({ code, name: formerName, step: usualStep, DAYS: [] })),
  ]
  return dates.flatMap((date) =>
    doctors.flatMap(({ code, name, step, DAYS }): Column[] => {
      const own = shown.filter((visit) => visit.SPECIALIST_CODE === code && visit.DATE === date)
      const open = openOn({ DAYS }, date)
      if (!all && own.length === 0 && open.length === 0) return []
      const placed = layOut(own.map(stretchOf))
      return [
        {
          key: `${date} ${code}`,
          doctor: code,
          name,
          date,
          step,
          open,
          visits: placed,
          free: freeStarts(open, step, placed),
        },
      ]
    }),
  )
}

/** The hours of the day that the columns need, from whole hour to whole hour. */
export function shownHours(columns: readonly Column[]): Stretch {
  const all = columns.flatMap(({ open, visits }) => [...open, ...visits])
  if (all.length === 0) return { from: 9 * 60, until: 18 * 60 }
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from)) / 60) * 60,
    until: Math.ceil(Math.max(...all.map(({ until }) => until)) / 60) * 60,
  }
}

/** The height of a step is that of a target (WCAG 2.5.8), and an hour is never lower than 72 pixels. */
export const pixelsPerMinute = (columns: readonly Column[]): number => {
  const smallest = Math.min(
    60,
    ...columns.map(({ step }) => step),
    ...columns.flatMap(({ visits }) => visits.map(({ visit }) => lengthOf(visit))),
  )
  return Math.max(1.2, 26 / Math.max(5, smallest))
}
