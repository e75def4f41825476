import { expect, test } from 'vitest'
import { quickest } from '../testing/quickest.ts'
import { isEmail } from './email.ts'

test.each(['info@clinic.kz', 'first.last-1_a@mail.example.co.uk', 'A@B.CLINIC', 'a@b-c.uz'])(
  'accepts %s',
  (value) => {
    expect(isEmail(value)).toBe(true)
  },
)
test.each([
  '',
  'a',
  'a@b',
  '@b.kz',
  'a@.kz',
  'a b@c.kz',
  'name+tag@x.kz',
  'a@b.hospital',
  'a@b.kz ',
  'a@b..kz',
  'почта@клиника.рф',
  `${'a'.repeat(250)}@b.kz`,
])('refuses %j', (value) => {
  expect(isEmail(value)).toBe(false)
})
test('answers at once for long hostile input', () => {
  const hostile = `a@${'b.'.repeat(120)}1`
  expect(isEmail(hostile)).toBe(false)
  expect(quickest(() => isEmail(hostile), 1000)).toBeLessThan(1000)
})
