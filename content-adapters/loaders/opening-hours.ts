import type openingHours from '../../schemas/blocks/opening-hours.ts'
import { isKnownWeek } from '../../schemas/booking/hours-within.ts'
import { addDays, calendarDate, weekday, zonedInstant } from '../../schemas/formats/zone.ts'
import { defineLoader } from '../loader.ts'
import { currentStatus } from '../parts/current-status.ts'
import { localizedDate } from '../parts/localized-date.ts'
import { specialDays } from '../parts/special-days.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

const week = [1, 2, 3, 4, 5, 6, 7]

/** Opening hours of the main branch by weekday (days without hours are closed), and the special days of all branches within two months. */
export default defineLoader<typeof openingHours>(async (_props, context) => {
  const { company, now, expires, source } = context
  if (!company) return undefined
  const { hours, timezone } = company
  const today = calendarDate(now, timezone)
  expires(zonedInstant(addDays(today, 1), '00:00', timezone))
  const exceptions = specialDays(company, await source.cabinets(company.code), now).slice(0, 60)
  const known = hours && isKnownWeek(hours) ? hours.week : []
  if (known.length === 0 && exceptions.length === 0) return undefined
  return withoutUndefined({
    week: (known.length === 0 ? [] : week).map((day) => ({
      day,
      intervals: known.find((one) => one.day === day)?.intervals ?? [],
      ...(day === weekday(today) && { isToday: true }),
    })),
    status: hours && currentStatus(hours, timezone, context),
    exceptions:
      exceptions.length === 0
        ? undefined
        : exceptions.map(({ date, ...day }) => ({
            date: localizedDate(date, context),
            ...day,
            ...(date <= addDays(today, 7) && { isNear: true }),
          })),
  })
})
