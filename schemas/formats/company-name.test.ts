import { expect, test } from 'vitest'
import { companyName } from './company-name.ts'

test('keeps a name only in the languages in which it is not blank', () => {
  expect(companyName({ ru: ' Клиника ', kk: 'Емхана', uz: ' ', en: null })).toEqual({
    ru: 'Клиника',
    kk: 'Емхана',
  })
})
test('keeps Russian in any case', () => {
  expect(companyName({ ru: '' })).toEqual({ ru: '' })
})
