import { hoursProblems } from '../../../../schemas/booking/hours-field.ts'
import type { Path, Problem } from '../../../../schemas/core/problem.ts'
import { type Static, t } from '../../../../schemas/core/type.ts'
import { intervalsField } from '../../../../schemas/page/block-fields.ts'

/** The hours of a doctor as a form: those of `hoursField` without reasons, which are written in the card of the doctor. */
export const hoursForm = t.object({
  hours: t.object(
    {
      week: t.array(t.object({ day: t.integer({ minimum: 1, maximum: 7 }), intervals: intervalsField() })),
      exceptions: t.array(t.object({ date: t.date(), intervals: intervalsField() })),
    },
    {
      label: { ru: 'Часы приёма', kk: 'Қабылдау уақыты', uz: 'Qabul vaqti', en: 'Consulting hours' },
      editor: 'hours',
    },
  ),
})

export type DoctorHours = Static<typeof hoursForm>['hours']

const missing = (path: Path): Problem => ({ path, code: 'required', params: {} })

const missingTimes = (intervals: DoctorHours['week'][number]['intervals'], path: Path): Problem[] =>
  intervals.flatMap(({ from, to }, index) => [
    ...(from ? [] : [missing([...path, 'intervals', index, 'from'])]),
    ...(to ? [] : [missing([...path, 'intervals', index, 'to'])]),
  ])

/** The faults of a doctor's hours: missing times and dates first, then those that do not fit together. */
export function problemsOf(hours: DoctorHours): Problem[] {
  const incomplete = [
    ...hours.week.flatMap(({ intervals }, index) => missingTimes(intervals, ['hours', 'week', index])),
    ...hours.exceptions.flatMap(({ date, intervals }, index) => [
      ...(date ? [] : [missing(['hours', 'exceptions', index, 'date'])]),
      ...missingTimes(intervals, ['hours', 'exceptions', index]),
    ]),
  ]
  return incomplete.length > 0 ? incomplete : hoursProblems(hours, ['hours'])
}
