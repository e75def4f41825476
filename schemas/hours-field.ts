import { intervalsField } from './block-fields.ts'
import type { Path, Problem } from './problem.ts'
import { repeatedProblems } from './repeated-problems.ts'
import { type Label, type Static, t } from './type.ts'

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

/**
 * Days and dates must be unique. An interval that ends before it begins is valid: it ends on the next day
 * (`schemas/formats/opening-hours.ts`).
 */
export const hoursProblems = ({ week, exceptions }: Hours, path: Path): Problem[] => [
  ...repeatedProblems(
    week.map(({ day }) => day),
    (index) => [...path, 'week', index, 'day'],
  ),
  ...repeatedProblems(
    exceptions.map(({ date }) => date),
    (index) => [...path, 'exceptions', index, 'date'],
  ),
]
