import { addDays, weekday } from '../formats/zone.ts'
import type { Days } from '../visits/kind-of-days.ts'

/** How figures are looked at: thirty days, twelve weeks or twelve months, by day, week or month. */
export const figureSteps = ['day', 'week', 'month'] as const
export type FigureStep = (typeof figureSteps)[number]

const lengths: Readonly<Record<FigureStep, number>> = { day: 30, week: 12, month: 12 }

/** The first day of the step of a calendar that a day is in. */
export const stepStart: Readonly<Record<FigureStep, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => addDays(day, 1 - weekday(day)),
  month: (day) => `${day.slice(0, 7)}-01`,
}

/**
 * The last whole steps before a day, and as many before these, with which they are compared: a step that is not over would make each look
 * worse than the one before.
 */
export function figurePeriod(step: FigureStep, today: string): { steps: Days[]; period: Days; before: Days } {
  const startOf = stepStart[step]
  const starts = [startOf(today)]
  while (starts.length <= 2 * lengths[step]) starts.unshift(startOf(addDays(starts[0] ?? today, -1)))
  const all = starts.slice(1).map((next, at) => ({ from: starts[at] ?? next, to: addDays(next, -1) }))
  const whole = (steps: readonly Days[]): Days => ({
    from: steps[0]?.from ?? today,
    to: steps.at(-1)?.to ?? today,
  })
  const steps = all.slice(lengths[step])
  return { steps, period: whole(steps), before: whole(all.slice(0, lengths[step])) }
}
