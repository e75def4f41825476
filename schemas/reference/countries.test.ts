import { describe, expect, it } from 'vitest'
import { formatPhone, isPhone, normalizePhone } from '../formats/phone.ts'
import { formatPrice } from '../formats/price.ts'
import { taxCountries } from '../formats/tax-number.ts'
import { countryOf, withCallingCode } from './countries.ts'

describe.each(taxCountries)('in %s', (code) => {
  const { phone, currency } = countryOf(code) ?? expect.fail()

  it('an example of a phone is one, written as numbers are shown (V-5, V-6)', () => {
    const number = normalizePhone(phone.example)
    expect([isPhone(number), formatPhone(number)]).toEqual([true, phone.example])
    expect(number).toBe(`+${phone.code}${number.slice(1 + phone.code.length)}`)
  })

  it('a number without its code gets it, with the prefix of calls within the country or without', () => {
    const number = normalizePhone(phone.example)
    const national = number.slice(1 + phone.code.length)
    for (const written of [national, `${phone.trunk}${national}`, ` ${phone.trunk} (${national})`, number])
      expect(normalizePhone(withCallingCode(written, code))).toBe(number)
  })

  it('prices have a sign of their own (C-3)', () =>
    expect(formatPrice(5, currency)).toMatch(/^5\u00A0(₸|UZS|KGS|BYN|₽)$/))
})

it.each(['+998901234567', '112', '', '+90 532 123 45 67'])('leaves %s as it is', (phone) =>
  expect(withCallingCode(phone, 'KZ')).toBe(phone),
)

it('knows nothing of other countries', () => {
  expect(countryOf('TR')).toBeUndefined()
  expect(withCallingCode('532 123 45 67', 'TR')).toBe('532 123 45 67')
})
