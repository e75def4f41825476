import { expect, it } from 'vitest'
import { mostMoney } from '../visits/money.ts'
import { paymentBody, refundBodyOf } from './visit.ts'

it.each([
  [300, []],
  [301, ['moreThanLeft']],
  [0, ['moneyAmount']],
])('of a payment with 3.00 left a return of %s is refused for %s', (AMOUNT, faults) => {
  const { error } = refundBodyOf(300).safeParse({ AMOUNT, REASON: 'Ошибка кассира' })
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(faults)
})

it('a payment is noted however much has been paid before', () => {
  for (const PAID of [3 * mostMoney, -3 * mostMoney])
    expect(paymentBody.safeParse({ AMOUNT: 1, METHOD: 'cash', PAID }).error).toBeUndefined()
  expect(paymentBody.safeParse({ AMOUNT: mostMoney + 1, METHOD: 'cash', PAID: 0 }).success).toBe(false)
})
