import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isPhone, normalizePhone, phoneInText } from './phone.ts'

describe('normalizePhone', () => {
  it.each([
    ['8 (700) 123-45-67', '+77001234567'],
    ['+7 700 123 45 67', '+77001234567'],
    ['77001234567', '+77001234567'],
    ['8 916 123-45-67', '+79161234567'],
    ['00998 90 123 45 67', '+998901234567'],
    ['998901234567', '+998901234567'],
    ['+84 90 123 45 67', '+84901234567'],
    ['8613912345678', '+8613912345678'],
    ['90 123 45 67', '901234567'],
    ['701 234 56 78', '7012345678'],
    ['', ''],
    ['call us', ''],
    ['00', ''],
  ])('makes %j into %j', (input, phone) => {
    expect(normalizePhone(input)).toBe(phone)
  })
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+\d() -]{0,20}$/), (input) => {
        expect(normalizePhone(normalizePhone(input))).toBe(normalizePhone(input))
      }),
    )
  })
})

it('keeps a number of a sentence in one line', () => {
  expect(phoneInText('+77001234567')).toBe('+7\u00a0700\u00a0123\u00a045\u00a067')
})

describe('formatPhone', () => {
  it.each([
    ['+77001234567', '+7 700 123 45 67'],
    ['+79161234567', '+7 916 123 45 67'],
    ['+77252554433', '+7 7252 55 44 33'],
    ['+77172701122', '+7 7172 70 11 22'],
    ['+77272501122', '+7 727 250 11 22'],
    ['+998901234567', '+998 90 123 45 67'],
    ['+996700123456', '+996 70 012 34 56'],
    ['+375291234567', '+375 29 123 45 67'],
    ['87001234567', '+7 700 123 45 67'],
    ['+8613912345678', '+8613912345678'],
    ['103', '103'],
  ])('shows %s in groups', (phone, text) => {
    expect(formatPhone(phone)).toBe(text)
  })
})

describe('isPhone', () => {
  it.each([
    '+77001234567',
    '+79161234567',
    '+998901234567',
    '+996700123456',
    '+375291234567',
    '+8613912345678',
    '+49301234',
  ])('accepts %s', (phone) => {
    expect(isPhone(phone)).toBe(true)
  })
  it.each([
    '',
    '+',
    '77001234567',
    '+7700123456',
    '+770012345678',
    '+99890123456',
    '+9967001234567',
    '+37529123456',
    '+1234567',
    '+1234567890123456',
    '+09001234567',
  ])('refuses %j', (phone) => {
    expect(isPhone(phone)).toBe(false)
  })
})
