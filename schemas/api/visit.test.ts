import { expect, it } from 'vitest'
import { refundBodyOf } from './visit.ts'

it.each([
  [300, []],
  [301, ['moreThanLeft']],
  [0, ['invalid']],
])('of a payment with 3.00 left a return of %s is refused for %s', (AMOUNT, faults) => {
  const { error } = refundBodyOf(300).safeParse({ AMOUNT, REASON: 'Ошибка кассира' })
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(faults)
})
