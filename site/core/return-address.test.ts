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

test('has nothing of a link that is for one person', () => {
  expect(returnAddress('/appointment/manage?code=E2N94BZF&token=secret&day=2')).toBe(
    '/appointment/manage?day=2',
  )
})

test('has not where the reader is, and is never longer than an address may be', () => {
  expect(returnAddress('/companies/clinics?near=43.2,76.9&online=1')).toBe('/companies/clinics?online=1')
  expect(returnAddress(`/search?q=${'я'.repeat(900)}`)).toBe('/')
})

test('is encoded, as the header of a redirect must be', () => {
  expect(returnAddress('/привет?q=зуб')).toBe('/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82?q=%D0%B7%D1%83%D0%B1')
  expect(returnAddress('/a%3Fb')).toBe('/a%3Fb')
})
