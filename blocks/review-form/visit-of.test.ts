import { describe, expect, it } from 'vitest'
import { visitOf } from './visit-of.ts'

const targets = [{}, { specialist: '501' }, { specialist: '502' }]

describe('the visit of an invitation', () => {
  it('is the doctor and the day of its link', () => {
    expect(visitOf('?company=1001&doctor=502&date=2026-11-27', targets)).toEqual({
      target: '2',
      date: '2026-11-27',
    })
  })
  it.each(['', '?company=1001', '?doctor=&date=', '?doctor=503&date=yesterday'])(
    'is left to the patient by %j',
    (search) => expect(visitOf(search, targets)).toEqual({}),
  )
})
