import type { Path, Problem } from '../core/problem.ts'
import { repeatedProblems } from '../core/repeated-problems.ts'
import { type Label, type Static, t } from '../core/type.ts'
import { intervalsField } from '../page/block-fields.ts'

/** Hours of a branch or a doctor: the week, and exceptions for single dates; a day without intervals is a day off. */
export const hoursField = (label: Label) =>
  t.object(
    {
      week: t.array(t.object({ day: t.integer({ minimum: 1, maximum: 7 }), intervals: intervalsField() }), {
        maxItems: 7,
      }),
      exceptions: t.array(
        t.object({
          date: t.date(),
          intervals: intervalsField(),
          note: t.optional(
            t.text({
              label: { ru: 'Причина', kk: 'Себебі', uz: 'Sababi', en: 'Reason' },
              max: 120,
            }),
          ),
        }),
        { maxItems: 100 },
      ),
    },
    { label, editor: 'hours' },
  )

type Hours = Static<ReturnType<typeof hoursField>>

type Intervals = Static<ReturnType<typeof intervalsField>>

const endOfDay = '24:00'

/** Minutes since the beginning of the day; an end that is not after its beginning is on the next day. */
function minutesOf({ from, to }: Intervals[number]): { begins: number; ends: number } {
  const [begins, ends] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return { begins: begins ?? 0, ends: (ends ?? 0) + (to > from ? 0 : 24 * 60) }
}

/** A problem for each interval that is empty, begins at the end of the day or overlaps an earlier one of its list. */
const intervalProblems = (intervals: Intervals, path: Path): Problem[] =>
  intervals.flatMap((interval, index): Problem[] => {
    // A slip far more often than a day and night, which is 00:00–24:00.
    if (interval.from === interval.to)
      return [{ path: [...path, 'intervals', index, 'to'], code: 'emptyInterval', params: {} }]
    const { begins, ends } = minutesOf(interval)
    const isOverlapping = intervals
      .slice(0, index)
      .map(minutesOf)
      .some((other) => begins < other.ends && other.begins < ends)
    return isOverlapping || interval.from === endOfDay
      ? [{ path: [...path, 'intervals', index, 'from'], code: 'interval', params: {} }]
      : []
  })

/**
 * Days and dates must be unique, and the intervals of one must not overlap. An interval that ends before it begins is
 * valid: it ends on the next day, one that ends when it begins is not (`schemas/formats/opening-hours.ts`).
 */
export const hoursProblems = ({ week, exceptions }: Hours, path: Path): Problem[] => [
  ...week.flatMap(({ intervals }, index) => intervalProblems(intervals, [...path, 'week', index])),
  ...exceptions.flatMap(({ intervals }, index) =>
    intervalProblems(intervals, [...path, 'exceptions', index]),
  ),
  ...repeatedProblems(
    week.map(({ day }) => day),
    (index) => [...path, 'week', index, 'day'],
  ),
  ...repeatedProblems(
    exceptions.map(({ date }) => date),
    (index) => [...path, 'exceptions', index, 'date'],
  ),
]
