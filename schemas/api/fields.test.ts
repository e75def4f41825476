import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { z } from '../core/zod.ts'
import { birthday, code, confirmId, consent, email, login, newPassword, personName, phone } from './fields.ts'

/** The value that a field returns, or the keys of its faults. */
const read = (field: z.ZodMiniType, value: unknown) => {
  const { success, data, error } = field.safeParse(value)
  return success ? data : { wrong: error.issues.map(({ message }) => message) }
}
const wrong = (...keys: string[]) => ({ wrong: keys })

test.each([
  ['email', email, ' Ana@Mail.KZ ', 'ana@mail.kz'],
  ['phone', phone, '8 (700) 123-45-67', '+77001234567'],
  ['phone', phone, '+998\u00A090 123–45–67', '+998901234567'],
  ['login', login, 'Ana@Mail.kz', 'ana@mail.kz'],
  ['login', login, '8 700 123 45 67', '+77001234567'],
  ['personName', personName, ' Әсел\u00A0 Нұр ', 'Әсел Нұр'],
  ['newPassword', newPassword, 'Passw0rd! Ии\u0306', 'Passw0rd! Ий'],
  ['birthday', birthday, '2000-02-29', '2000-02-29'],
  ['code', code, ' 123 456 ', '123456'],
  ['code', code, '123-456', '123456'],
  ['consent', consent, true, true],
])('%s keeps %j as it is kept (V-1, V-2, V-5, V-6, V-19)', (_, field, value, kept) => {
  expect(read(field, value)).toEqual(kept)
})

test.each([
  ['email', email, 'name+tag@x.kz', 'email'],
  ['email', email, 'ana@mail', 'email'],
  ['phone', phone, 'call 87001234567', 'phone'],
  ['phone', phone, '+7 700 123', 'phone'],
  ['login', login, 'asel', 'login'],
  ['login', login, 'asel@', 'login'],
  ['personName', personName, 'R2-D2', 'personName'],
  ['newPassword', newPassword, 'password', 'password'],
  ['newPassword', newPassword, `Aa1!${'x'.repeat(200)}`, 'passwordTooLong'],
  ['birthday', birthday, '1899-12-31', 'birthday'],
  ['birthday', birthday, '2001-02-29', 'birthday'],
  ['birthday', birthday, '2001-13-01', 'birthday'],
  ['birthday', birthday, '01.02.2003', 'birthday'],
  ['code', code, '12345', 'code'],
  ['code', code, '１２３４５６', 'code'],
  ['confirmId', confirmId, "1' or '1", 'invalid'],
  ['consent', consent, false, 'consent'],
  ['consent', consent, 'true', 'consent'],
  ['consent', consent, undefined, 'consent'],
])('%s refuses %j with one reason', (_, field, value, key) => {
  expect(read(field, value)).toEqual(wrong(key))
})

describe('a field that is missing, empty or no text', () => {
  test.each([undefined, null, '', ' \u00A0', 7, {}, ['a@b.kz']])('is asked for: %j', (value) => {
    for (const field of [email, phone, login, personName, birthday, code]) {
      expect(read(field, value)).toEqual(wrong('required'))
    }
  })
})

describe('a birthday', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T18:30:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  it('is today at the latest, where the day begins first', () => {
    expect(read(birthday, '2026-11-22')).toBe('2026-11-22')
    expect(read(birthday, '2026-11-23')).toEqual(wrong('birthday'))
  })
})

it('never reads a kept value otherwise the second time, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ unit: 'binary' }), (thing, text) => {
      for (const field of [email, phone, login, personName, newPassword, birthday, code]) {
        field.safeParse(thing)
        const once = field.safeParse(text)
        if (once.success) expect(field.parse(once.data)).toBe(once.data)
      }
    }),
  )
})
