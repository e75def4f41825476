import { expect, it } from 'vitest'
import { countAttempts } from './attempts.ts'

it('ends the attempts of one address, of one customer with a network too, and of no other', () => {
  const mayAsk = countAttempts({ most: 2, perMs: 60_000 })
  const tried = (...addresses: string[]) => addresses.map(mayAsk)
  expect(tried('10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2')).toEqual([true, true, false, true])
  expect(tried('2001:db8::1', '2001:db8::2', '2001:db8::3')).toEqual([true, true, false])
})
