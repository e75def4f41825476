import type { PracticeVisit } from '../../../schemas/api/practice.ts'
import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'

const toCome: readonly AppointmentStatus[] = ['pending', 'confirmed']
const open: readonly AppointmentStatus[] = [...toCome, 'arrived']

/** Whether a visit has no end yet. */
export const isOpen = ({ STATUS }: PracticeVisit): boolean => open.includes(STATUS)

type Next = {
  /** The visit that is the doctor's business now; undefined if the day is over. */
  visit: PracticeVisit | undefined
  /** Whether it has begun: the patient is there, or it is time. */
  isBegun: boolean
  /** How many patients are still to come: whoever is there already, or whose time is over, is not. */
  left: number
  /** The visits whose patients are there besides that one. */
  waiting: PracticeVisit[]
}

/** The visit that a doctor's thumb is for now: that of the patient with whom it has begun, or who is there, otherwise the first that has no end yet. Visits are in order. */
export function nextOf(visits: readonly PracticeVisit[], now: Date): Next {
  const unended = visits.filter(isOpen)
  const there = unended.filter(({ STATUS }) => STATUS === 'arrived')
  const visit = there.find(({ BEGAN_AT }) => BEGAN_AT) ?? there[0] ?? unended[0]
  const isBegun =
    visit !== undefined && (visit.STATUS === 'arrived' || Date.parse(visit.START) <= now.getTime())
  const left = unended.filter(
    ({ STATUS, END }) => toCome.includes(STATUS) && Date.parse(END) > now.getTime(),
  ).length
  return { visit, isBegun, left, waiting: there.filter((one) => one !== visit) }
}

/** The visits that were, and have no note of the doctor. */
export const withoutNotes = (visits: readonly PracticeVisit[]): PracticeVisit[] =>
  visits.filter(({ STATUS, NOTES }) => STATUS === 'completed' && NOTES === 0)
