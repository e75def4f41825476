import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { appAddress, minutesOff, newAppKey, stepOfCode } from './app-codes.ts'

/** The secret of RFC 6238, and its codes of six digits. */
const key = Secret.fromLatin1('12345678901234567890').base32

it.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [2_000_000_000_000, '279037'],
])('it takes at %i the code that the RFC has for it', (now, code) => {
  expect(stepOfCode(key, code, now)).toBe(Math.floor(now / 30_000))
})

it('takes the code of the half minute before and after, and of no other', () => {
  const now = 1_800_000_000_000
  const at = (steps: number) =>
    TOTP.generate({ secret: Secret.fromBase32(key), timestamp: now + steps * 30_000 })
  const step = now / 30_000
  expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(key, at(steps), now))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
  expect(minutesOff(key, at(-20), now)).toBe(-10)
  expect(minutesOff(key, at(14), now)).toBe(7)
})

it('makes keys of 160 bits that an app reads with the name of the product and the login', () => {
  const fresh = newAppKey()
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(appAddress(fresh, { issuer: 'Shipa', login: 'a@example.kz' }))
  expect(decodeURIComponent(address.pathname)).toBe('/Shipa:a@example.kz')
  expect(address.searchParams.get('secret')).toBe(fresh)
})
