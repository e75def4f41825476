import type { LocalizedText } from '../../schemas/core/localized.ts'
import { addDays, calendarDate, weekday, zonedInstant } from '../../schemas/formats/zone.ts'
import type { Cabinet, Company } from '../entities/company.ts'
import type { Schedule } from '../entities/doctor.ts'
import type { OpeningHours } from '../entities/opening-hours.ts'
import type { LoadContext } from '../loader.ts'
import { localizedDate } from './localized-date.ts'
import { withoutUndefined } from './without-undefined.ts'

type Week = (OpeningHours['week'][number] & { isChanged?: boolean })[]
type Exception = OpeningHours['exceptions'][number]

/** Number of days, from today on, for which changes of hours are shown. */
const daysAhead = 14

/**
 * Formats the hours in which doctors can be seen (`schedulesWithin`) for blocks: usual days, changes of the next two weeks, and days on which
 * branches are closed. The page expires at midnight in the clinic's time zone.
 */
export function scheduleFormatter(
  company: Company,
  { schedules, cabinets }: { schedules: readonly Schedule[]; cabinets: readonly Cabinet[] },
  context: Pick<LoadContext, 'company' | 'locale' | 'now' | 'expires'>,
) {
  const today = calendarDate(context.now, company.timezone)
  context.expires(zonedInstant(addDays(today, 1), '00:00', company.timezone))
  const last = addDays(today, daysAhead - 1)
  const isSoon = ({ date }: Exception) => date >= today && date <= last
  const used = new Set(schedules.map(({ cabinet }) => cabinet.code))
  const hasBranches = used.size > 1
  const closings = cabinets
    .filter(({ code }) => used.has(code))
    .flatMap(({ code, name, hours }) =>
      (hours?.exceptions ?? [])
        .filter((exception) => isSoon(exception) && exception.intervals.length === 0)
        .map((exception) => ({ code, name, exception })),
    )
  const isClosed = (cabinet: string, date: string) =>
    closings.some(({ code, exception }) => code === cabinet && exception.date === date)
  const branchOf = ({ cabinet }: Schedule) => (hasBranches ? cabinet.name : undefined)

  const toChange = ({ date, intervals, note }: Exception, who?: LocalizedText, cabinet?: LocalizedText) =>
    withoutUndefined({ date: localizedDate(date, context), who, cabinet, intervals, note })

  const usualWeek = ({ hours }: Schedule): Week => hours.week.filter(({ intervals }) => intervals.length > 0)
  const toPlace = (schedule: Schedule, week: Week) =>
    week.length === 0 ? [] : [withoutUndefined({ cabinet: branchOf(schedule), week })]

  return {
    today: weekday(today),

    /** Usual weekdays and hours of a doctor, in each branch. */
    places: (own: readonly Schedule[]) => own.flatMap((schedule) => toPlace(schedule, usualWeek(schedule))),

    /** Like `places`, with today's hours if they differ from the usual ones. */
    placesToday: (own: readonly Schedule[]) =>
      own.flatMap((schedule) => {
        const usual = usualWeek(schedule)
        const day = weekday(today)
        const change = schedule.hours.exceptions.find(({ date }) => date === today)
        const intervals = change?.intervals
        if (!intervals || (intervals.length === 0 && !usual.some((one) => one.day === day)))
          return toPlace(schedule, usual)
        const others = usual.filter((one) => one.day !== day)
        const week = [...others, { day, intervals, isChanged: true }].sort((a, b) => a.day - b.day)
        return toPlace(schedule, week)
      }),

    /** Changes of a doctor's hours within the next two weeks; `who` is shown if several doctors are listed. */
    changes: (own: readonly Schedule[], who?: LocalizedText) =>
      own.flatMap((schedule) =>
        schedule.hours.exceptions
          .filter((exception) => isSoon(exception))
          .filter(({ date, intervals }) => intervals.length > 0 || !isClosed(schedule.cabinet.code, date))
          .map((exception) => toChange(exception, who, branchOf(schedule))),
      ),

    /** Days within the next two weeks on which the clinic is closed, or one of its branches. */
    closings: () =>
      [...Map.groupBy(closings, ({ exception }) => exception.date).values()].flatMap((all) => {
        const [first] = all
        if (!first) return []
        if (all.length === used.size) return [toChange(first.exception)]
        return all.map(({ name, exception }) => toChange(exception, undefined, name))
      }),
  }
}

type Dated = { date: { datetime: string } }

/** Compares by date, the earliest first. */
export const byDate = (a: Dated, b: Dated): number => a.date.datetime.localeCompare(b.date.datetime)
