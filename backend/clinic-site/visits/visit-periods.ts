import type { Locale } from '../../../locales/locale.ts'
import type { SiteVisits, VisitPeriod } from '../../../schemas/api/site-visits.ts'
import { addDays } from '../../../schemas/formats/zone.ts'

/** People on a day; an empty `page` is the whole site. */
export type DayVisits = { day: string; page: string; locale: Locale; people: number }

const week = 7
const month = 30

/** How many days before today are read: those of the longest period and of the one before it, and one more, which shows that these are complete. */
export const readDays = 2 * month + 1

/** Visits of a site by period. A period is not compared with one that was counted only in part. */
export function visitPeriods(
  visits: readonly DayVisits[],
  { since, today }: { since: string | undefined; today: string },
): SiteVisits {
  const whole = visits.filter(({ page }) => page === '')
  // A day that is not over would make each week look worse than the one before.
  const last = since !== undefined && since <= addDays(today, -week) ? addDays(today, -1) : today

  function period(length: number): VisitPeriod {
    const start = addDays(last, 1 - length)
    const from = since !== undefined && since > start ? since : start
    const isIn = ({ day }: DayVisits) => day >= from && day <= last
    const before = addDays(start, -length)
    const site = whole.filter(isIn)
    return {
      DAYS: length,
      FROM: from,
      TO: last,
      PEOPLE: sum(site),
      BEFORE:
        since !== undefined && since < before
          ? sum(whole.filter(({ day }) => day >= before && day < start))
          : null,
      PAGES: mostFirst(
        visits.filter((visit) => visit.page !== '' && isIn(visit)),
        ({ page }) => page,
      ).map(([PAGE, PEOPLE]) => ({ PAGE, PEOPLE })),
      LOCALES: mostFirst(site, ({ locale }) => locale).map(([LOCALE, PEOPLE]) => ({ LOCALE, PEOPLE })),
    }
  }

  return {
    SINCE: since ?? null,
    WEEK: period(week),
    MONTH: period(month),
    DAYS: Array.from({ length: month }, (_, index) => addDays(today, index + 1 - month)).map((DAY) => ({
      DAY,
      PEOPLE: sum(whole.filter(({ day }) => day === DAY)),
    })),
  }
}

const sum = (visits: readonly { people: number }[]): number =>
  visits.reduce((all, { people }) => all + people, 0)

function mostFirst<Key extends string>(
  visits: readonly DayVisits[],
  keyOf: (visit: DayVisits) => Key,
): [Key, number][] {
  const people = new Map<Key, number>()
  for (const visit of visits) people.set(keyOf(visit), (people.get(keyOf(visit)) ?? 0) + visit.people)
  return [...people].sort(([, one], [, other]) => other - one)
}
