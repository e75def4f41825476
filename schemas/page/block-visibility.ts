import type { Problem } from '../core/problem.ts'
import { isRecord } from '../core/schema-shape.ts'

/**
 * The days on which visitors see a stored block: none, or from one day to another, both included, by the clinic's calendar (`2026-12-31`).
 * Absent: always.
 */
export type BlockVisibility = { isHidden?: true; from?: string; to?: string }

/** Whether visitors see a block on a day; `upcoming` before its days, `ended` after them. */
export type VisibilityState = 'shown' | 'hidden' | 'upcoming' | 'ended'

const calendarDay = /^\d{4}-\d\d-\d\d$/

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && calendarDay.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** The readable part of a stored visibility; anything else hides nothing. */
export function readVisibility(stored: unknown): BlockVisibility {
  if (!isRecord(stored)) return {}
  const [from, to] = [dayOf(stored.from), dayOf(stored.to)]
  return {
    ...(stored.isHidden === true && { isHidden: true }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/** Whether visitors see a block on the calendar day `today`. */
export function visibilityState({ isHidden, from, to }: BlockVisibility, today: string): VisibilityState {
  if (isHidden) return 'hidden'
  if (to !== undefined && to < today) return 'ended'
  return from !== undefined && from > today ? 'upcoming' : 'shown'
}

/** A problem at `to` if the last day is before the first one. */
export const visibilityProblems = ({ from, to }: BlockVisibility): Problem[] =>
  from !== undefined && to !== undefined && to < from ? [{ path: ['to'], code: 'lastDay', params: {} }] : []
