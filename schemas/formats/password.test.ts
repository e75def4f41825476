import { describe, expect, it, test } from 'vitest'
import { isLogin, isStrongPassword, passwordRules } from './password.ts'

describe('isStrongPassword', () => {
  test.each(['Passw0rd!', 'Құпия-сөз1', 'Парол1—Z', `Aa1!${'x'.repeat(124)}`, 'Aa1!😀😀😀😀'])(
    'accepts %j (V-2)',
    (password) => {
      expect(isStrongPassword(password)).toBe(true)
    },
  )
  test.each([
    'Passw0!',
    'passw0rd!',
    'PASSW0RD!',
    'Password!',
    'Passw0rdX',
    'Passw0rd X',
    'Passw0rdй\u0306',
    'Aa1!😀😀😀',
    `Aa1!${'x'.repeat(125)}`,
    '',
  ])('refuses %j (V-2)', (password) => {
    expect(isStrongPassword(password)).toBe(false)
  })
})

it('says which rules a password keeps', () => {
  const kept = Object.entries(passwordRules).flatMap(([rule, keeps]) => (keeps('Қазақша') ? rule : []))
  expect(kept).toEqual(['lower', 'upper'])
})

it('takes no login for a password, in small letters or large', () => {
  expect(isLogin('Ana@Mail.kz', [null, 'ana@mail.kz'])).toBe(true)
  expect(isLogin('Ana@Mail.kz1', [undefined, 'ana@mail.kz'])).toBe(false)
})
