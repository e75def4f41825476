import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

test.each([
  ['/companies/doctors', '/companies/doctors'],
  ['/uz/companies/doctors?online=1', '/companies/doctors?online=1'],
  ['/kk', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['/%2f%2fevil.example', '/'],
  [`/${'a'.repeat(2000)}`, '/'],
  ['', '/'],
  [null, '/'],
])('%s returns to %s', (written, address) => {
  expect(returnAddress(written)).toBe(address)
})
