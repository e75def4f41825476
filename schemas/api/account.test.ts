import { describe, expect, it, test } from 'vitest'
import type { z } from '../core/zod.ts'
import {
  authorizeBody,
  changeInformationBody,
  changePasswordBody,
  confirmationEmailBody,
  registerBody,
  restorePasswordBody,
} from './account.ts'

const problems = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const registration = {
  EMAIL: 'ana@mail.kz',
  PASSWORD: 'Passw0rd!',
  LASTNAME: 'Ахметова',
  NAME: 'Әсел',
  LOCALE: 'kk',
  CONSENT: true,
}

describe('a registration (A27)', () => {
  const { EMAIL, ...without } = registration
  it('has an e-mail address, a phone number or both', () => {
    expect(problems(registerBody, registration)).toEqual([])
    expect(problems(registerBody, { ...without, TEL: '+77001234567' })).toEqual([])
    expect(problems(registerBody, { ...registration, TEL: '87001234567' })).toEqual([])
    expect(problems(registerBody, without)).toEqual([['EMAIL', 'contact']])
  })
  it('takes no login for a password (V-2)', () => {
    const body = { ...registration, EMAIL: 'Ana1@Mail.kz', PASSWORD: 'Ana1@Mail.kz' }
    expect(problems(registerBody, body)).toEqual([['PASSWORD', 'passwordIsLogin']])
  })
  it('says all that is wrong at once', () => {
    expect(problems(registerBody, { EMAIL: 'x', PASSWORD: 'x', LOCALE: 'de', CONSENT: false })).toEqual([
      ['EMAIL', 'email'],
      ['PASSWORD', 'password'],
      ['LASTNAME', 'required'],
      ['NAME', 'required'],
      ['LOCALE', 'invalid'],
      ['CONSENT', 'consent'],
    ])
  })
  it('refuses what it does not know', () => {
    expect(registerBody.safeParse({ ...registration, IS_MODERATOR: true }).success).toBe(false)
  })
})

it('does not stay signed in unless asked to (A25)', () => {
  expect(authorizeBody.parse({ LOGIN: 'ana@mail.kz', PASSWORD: 'old' })).toEqual({
    LOGIN: 'ana@mail.kz',
    PASSWORD: 'old',
    REMEMBER: false,
  })
})

it('either sends a code or checks one (A29)', () => {
  const check = { CONFIRM_ID: '3f2b8c1e-7a4d-4f06-9d53-2a6c1b9e8f70', CODE: '123456' }
  expect(confirmationEmailBody.parse({ EMAIL: 'ana@mail.kz' })).toEqual({ EMAIL: 'ana@mail.kz' })
  expect(confirmationEmailBody.parse(check)).toEqual(check)
  expect(confirmationEmailBody.safeParse({ EMAIL: 'ana@mail.kz', ...check }).success).toBe(false)
})

describe('a change of the password (A33)', () => {
  const token = 'abcdefghijklmnop_-'
  test.each([
    [{ OLD_PASSWORD: 'old', PASSWORD: 'Passw0rd!' }, []],
    [{ CHANGE_TOKEN: token, PASSWORD: 'Passw0rd!' }, []],
    [{ PASSWORD: 'Passw0rd!' }, [['OLD_PASSWORD', 'required']]],
    [{ OLD_PASSWORD: 'old', CHANGE_TOKEN: token, PASSWORD: 'Passw0rd!' }, [['OLD_PASSWORD', 'required']]],
    [{ OLD_PASSWORD: 'Passw0rd!', PASSWORD: 'Passw0rd!' }, [['PASSWORD', 'passwordIsOld']]],
  ])('of %j has the problems %j', (body, expected) => {
    expect(problems(changePasswordBody, body)).toEqual(expected)
  })
})

test.each(['', 'short', 'a b'.repeat(10), '../../etc/passwd-and-more', 'a'.repeat(201)])(
  'a token of a link is not %j (A32)',
  (TOKEN) => {
    expect(problems(restorePasswordBody, { TOKEN, PASSWORD: 'Passw0rd!' })).toEqual([['TOKEN', 'invalid']])
  },
)

it('changes only what is sent, and empties what may be empty (A34)', () => {
  const change = { MIDDLENAME: null, LOCATION: 'almaty' }
  expect(changeInformationBody.parse(change)).toEqual(change)
  expect(problems(changeInformationBody, { NAME: null, LOCATION: '../x', GENDER: 'x' })).toEqual([
    ['NAME', 'required'],
    ['GENDER', 'invalid'],
    ['LOCATION', 'invalid'],
  ])
})
