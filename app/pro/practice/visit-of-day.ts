import type { PracticeVisit } from '../../../schemas/api/practice.ts'
import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'

const open: readonly AppointmentStatus[] = ['pending', 'confirmed', 'arrived']

type Next = {
  /** The visit that is the doctor's business now; undefined if the day is over. */
  visit: PracticeVisit | undefined
  /** Whether it has begun: the patient is there, or it is time. */
  isBegun: boolean
  /** How many visits are not over yet. */
  left: number
}

/** The visit that a doctor's thumb is for now: that of the patient who is there, otherwise the first that has no end yet. Visits are in order. */
export function nextOf(visits: readonly PracticeVisit[], now: Date): Next {
  const waiting = visits.filter(({ STATUS }) => open.includes(STATUS))
  const visit = waiting.find(({ STATUS }) => STATUS === 'arrived') ?? waiting[0]
  const isBegun =
    visit !== undefined && (visit.STATUS === 'arrived' || Date.parse(visit.START) <= now.getTime())
  return { visit, isBegun, left: waiting.length }
}

/** The visits that were, and have no note of the doctor. */
export const withoutNotes = (visits: readonly PracticeVisit[]): PracticeVisit[] =>
  visits.filter(({ STATUS, NOTES }) => STATUS === 'completed' && NOTES === 0)
