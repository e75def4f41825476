import { expect, test } from 'vitest'
import { companyName } from './company-name.ts'

test('keeps a name only in the languages in which it is not blank', () => {
  expect(companyName({ ru: ' Клиника ', kk: 'Емхана', uz: ' ', en: null })).toEqual({
    ru: 'Клиника',
    kk: 'Емхана',
  })
})
test('takes another language for Russian where that is missing (B-36)', () => {
  expect(companyName({ uz: ' Klinika ', en: 'Clinic' })).toEqual({
    ru: 'Klinika',
    uz: 'Klinika',
    en: 'Clinic',
  })
})
test('keeps Russian in any case', () => {
  expect(companyName({ ru: '' })).toEqual({ ru: '' })
})
