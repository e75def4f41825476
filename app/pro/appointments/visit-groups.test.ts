import { expect, it } from 'vitest'
import { visitGroups } from './visit-groups.ts'

it('groups the visits of a patient, and none that was called off is to come', () => {
  const visits = [
    { START: '2026-12-04T04:00:00Z', STATUS: 'confirmed', IS_TODAY: false },
    { START: '2026-12-03T04:00:00Z', STATUS: 'cancelled_by_clinic', IS_TODAY: false },
    { START: '2026-12-02T04:00:00Z', STATUS: 'moved', IS_TODAY: false },
    { START: '2026-12-01T04:00:00Z', STATUS: 'pending', IS_TODAY: false },
    { START: '2026-11-30T04:00:00Z', STATUS: 'arrived', IS_TODAY: true },
    { START: '2026-11-30T03:00:00Z', STATUS: 'cancelled_by_patient', IS_TODAY: true },
    { START: '2026-11-29T04:00:00Z', STATUS: 'arrived', IS_TODAY: false },
  ] as const
  const [last, cancelled, moved, next, here, missed, past] = visits
  expect(visitGroups(visits, '2026-11-30T05:00:00Z')).toEqual({
    now: [here],
    toCome: [next, last],
    calledOff: [moved, cancelled],
    before: [missed, past],
  })
})
