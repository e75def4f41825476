import { describe, expect, it } from 'vitest'
import { companyValues } from './company-values.ts'

const city = { slug: 'samarkand', country: 'UZ', timezone: 'Asia/Samarkand' } as Parameters<
  typeof companyValues
>[1]
const body = {
  KIND: 'clinic',
  COMPANY_NAME: 'Oq tish',
  ADDRESS: 'Registon koʻchasi, 12',
  PHONES: ['+998901234567'],
  TAX_NUMBER: '301234567',
} as Parameters<typeof companyValues>[0]

describe('the values of a registered company', () => {
  it('have its address in the language of the form, and in Russian until somebody translates it', () => {
    const address = 'Registon koʻchasi, 12'
    expect(companyValues(body, city, 'uz').address).toEqual({ ru: address, uz: address })
    expect(companyValues(body, city, 'ru').address).toEqual({ ru: address })
  })
})
