import { expect, it } from 'vitest'
import { problemsOf } from './hours-form.ts'
import { bodyOf, valuesOf } from './schedule-values.ts'

it('a schedule is saved as it was read', () => {
  const schedule = {
    STEP: 20,
    WEEK: [
      {
        DAY: 1,
        INTERVALS: [
          ['09:00', '13:00'],
          ['14:00', '18:00'],
        ] as [string, string][],
      },
      { DAY: 7, INTERVALS: [] },
    ],
    EXCEPTIONS: [{ DATE: '2026-12-16', INTERVALS: [] }],
  }
  expect(bodyOf(valuesOf(schedule))).toEqual(schedule)
})

it('hours that are not complete, or overlap, are told at their place before they are sent', () => {
  const day = (intervals: { from: string; to: string }[]) => ({
    week: [{ day: 1, intervals }],
    exceptions: [],
  })
  expect(problemsOf(day([{ from: '09:00', to: '' }]))).toMatchObject([
    { code: 'required', path: ['hours', 'week', 0, 'intervals', 0, 'to'] },
  ])
  expect(
    problemsOf(
      day([
        { from: '09:00', to: '13:00' },
        { from: '12:00', to: '18:00' },
      ]),
    ),
  ).toMatchObject([{ path: ['hours', 'week', 0, 'intervals', 1, 'from'] }])
  expect(problemsOf({ week: [], exceptions: [{ date: '', intervals: [] }] })).toMatchObject([
    { code: 'required', path: ['hours', 'exceptions', 0, 'date'] },
  ])
  expect(problemsOf(day([{ from: '09:00', to: '18:00' }]))).toEqual([])
})
