import type openingHours from '../../schemas/blocks/opening-hours.ts'
import { addDays, calendarDate, weekday, zonedInstant } from '../../schemas/formats/zone.ts'
import { defineLoader } from '../loader.ts'
import { currentExceptions, currentStatus } from '../parts/current-status.ts'
import { localizedDate } from '../parts/localized-date.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

const week = [1, 2, 3, 4, 5, 6, 7]

/** Opening hours by weekday (days without hours are closed), and exceptions within two months. */
export default defineLoader<typeof openingHours>(async (_props, context) => {
  const { company, now, expires } = context
  if (!company?.hours) return undefined
  const { hours, timezone } = company
  const today = calendarDate(now, timezone)
  expires(zonedInstant(addDays(today, 1), '00:00', timezone))
  const exceptions = currentExceptions(hours, timezone, now).filter(({ date }) => date >= today)
  if (hours.week.length === 0 && exceptions.length === 0) return undefined
  return withoutUndefined({
    week: (hours.week.length === 0 ? [] : week).map((day) => ({
      day,
      intervals: hours.week.find((known) => known.day === day)?.intervals ?? [],
      ...(day === weekday(today) && { isToday: true }),
    })),
    status: currentStatus(hours, timezone, context),
    exceptions:
      exceptions.length === 0
        ? undefined
        : exceptions
            .slice(0, 60)
            .map(({ date, intervals, note }) =>
              withoutUndefined({ date: localizedDate(date, context), intervals, note }),
            ),
  })
})
