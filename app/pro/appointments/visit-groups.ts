import type { PatientVisit } from '../../../schemas/api/visit.ts'
import { isInCalendar } from './calendar/columns.ts'
import { isHereNow } from './is-here-now.ts'

/** The groups of a patient's visits, in their order. */
export const visitGroupNames = ['now', 'toCome', 'calledOff', 'before'] as const
export type VisitGroup = (typeof visitGroupNames)[number]

type Grouped = Pick<PatientVisit, 'START' | 'STATUS' | 'IS_TODAY'>

/** Visits, the latest first, by group: that of now, those to come with the nearest first, those that were cancelled or moved before their day came, and those before. `now` is an instant. */
export function visitGroups<Visit extends Grouped>(
  visits: readonly Visit[],
  now: string,
): Record<VisitGroup, Visit[]> {
  const groupOf = (visit: Visit): VisitGroup => {
    if (isHereNow(visit)) return 'now'
    if (Date.parse(visit.START) <= Date.parse(now)) return 'before'
    return isInCalendar[visit.STATUS] ? 'toCome' : 'calledOff'
  }
  const of = (group: VisitGroup) => visits.filter((visit) => groupOf(visit) === group)
  return {
    now: of('now'),
    toCome: of('toCome').reverse(),
    calledOff: of('calledOff').reverse(),
    before: of('before'),
  }
}
