import { addDays } from '../formats/zone.ts'
import type { Days } from '../visits/kind-of-days.ts'

/** What may change once more is known of a clinic: who sees it in lists and searches, who opens its profile or site, who books. */
export const effectKinds = ['listed', 'opened', 'booked'] as const
export type EffectKind = (typeof effectKinds)[number]

const weekDays = 7
const mostWeeks = 4

/** Fewer people than that, before and after together, say nothing. */
const fewest = 20

const dayMs = 86_400_000

/** The first day on which a week after a day is over, so that it can be compared with the week before. */
export const comparedFrom = (day: string): string => addDays(day, weekDays + 1)

/**
 * The days before and after one that are compared: as many whole weeks as are over, four at most, so that each has the same days of the week. The day itself is in
 * neither. Undefined until a week is over.
 */
export function comparedDays(
  day: string,
  today: string,
): { days: number; before: Days; after: Days } | undefined {
  const past = Math.round((Date.parse(today) - Date.parse(day)) / dayMs) - 1
  const days = weekDays * Math.min(mostWeeks, Math.floor(past / weekDays))
  if (days <= 0) return undefined
  return {
    days,
    before: { from: addDays(day, -days), to: addDays(day, -1) },
    after: { from: addDays(day, 1), to: addDays(day, days) },
  }
}

/** What two numbers of people say: too little, nothing beyond what chance does from week to week, or a change. */
export type Verdict = 'few' | 'same' | 'more' | 'less'

/** Compares numbers of people in as many days: by chance they differ by twice the root of their sum at most, in 19 of 20 cases. */
export function verdictOf(before: number, after: number): Verdict {
  const all = before + after
  if (all < fewest) return 'few'
  if (Math.abs(after - before) <= 2 * Math.sqrt(all)) return 'same'
  return after > before ? 'more' : 'less'
}
