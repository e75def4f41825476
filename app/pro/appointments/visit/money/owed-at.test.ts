import { expect, it } from 'vitest'
import { othersOwed, returnedFirst, sharesOf } from './owed-at.ts'

it('says before the press what of an amount pays other visits, and what pays nothing', () => {
  const alone = { TOTAL: 8_500_000, DUE: 8_500_000, PATIENT_DUE: 8_500_000 }
  expect(sharesOf(alone, 8_500_000)).toEqual({ carried: 0, over: 0 })
  expect(sharesOf(alone, 9_000_000)).toEqual({ carried: 0, over: 500_000 })
  expect(sharesOf({ ...alone, PATIENT_DUE: null }, 9_000_000)).toEqual({ carried: 0, over: 500_000 })
  const indebted = { ...alone, PATIENT_DUE: 12_000_000 }
  expect(sharesOf(indebted, 9_000_000)).toEqual({ carried: 500_000, over: 0 })
  expect(sharesOf(indebted, 13_000_000)).toEqual({ carried: 3_500_000, over: 1_000_000 })
})

it('says it of a visit that is paid already, and not of a payment in advance', () => {
  expect(sharesOf({ TOTAL: 8_500_000, DUE: 0, PATIENT_DUE: 0 }, 500_000)).toEqual({
    carried: 0,
    over: 500_000,
  })
  expect(sharesOf({ TOTAL: 0, DUE: 0, PATIENT_DUE: null }, 500_000)).toEqual({ carried: 0, over: 0 })
})

it('proposes to return what was paid too much, and all of a payment only where nothing was', () => {
  expect(returnedFirst({ DUE: -500_000 }, 9_000_000)).toBe(500_000)
  expect(returnedFirst({ DUE: -500_000 }, 300_000)).toBe(300_000)
  expect(returnedFirst({ DUE: 0 }, 9_000_000)).toBe(9_000_000)
})

it('says what is owed for other visits, also of a visit that is paid', () => {
  expect(othersOwed({ DUE: 0, PATIENT_DUE: 3_500_000 })).toBe(3_500_000)
  expect(othersOwed({ DUE: 500_000, PATIENT_DUE: 3_500_000 })).toBe(3_000_000)
  expect(othersOwed({ DUE: 500_000, PATIENT_DUE: 500_000 })).toBe(0)
  expect(othersOwed({ DUE: 500_000, PATIENT_DUE: null })).toBe(0)
})
