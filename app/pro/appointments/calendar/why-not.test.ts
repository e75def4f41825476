import { expect, it } from 'vitest'
import { visitOf } from './test/samples.ts'
import { whyNot } from './why-not.ts'

const beforeItsDay = visitOf({ NEXT: ['cancelled_by_clinic'] })

it.each([
  ['an arrival before its day', beforeItsDay, 'arrived', 'notYet'],
  ['an end before its day, when no arrival can be noted either', beforeItsDay, 'completed', 'notYet'],
  ['an end on its day, before the arrival', visitOf(), 'completed', 'notHere'],
  ['an end of what is over', visitOf({ STATUS: 'completed', NEXT: [] }), 'completed', 'status'],
  ['an arrival of somebody who did not come', visitOf({ STATUS: 'no_show', NEXT: [] }), 'arrived', 'status'],
] as const)('says why a visit does not get %s', (_name, visit, status, reason) => {
  expect(whyNot(visit, status)).toBe(reason)
})
